import type { ReactNode } from 'react';
import './sheet.css';

interface SheetProps {
  className?: string;
  children: ReactNode;
}

/** A sheet of paper on the page's ground: a form, or its outcome. */
export function Sheet({ className = '', children }: SheetProps) {
  return <div className={`sheet ${className}`}>{children}</div>;
}
