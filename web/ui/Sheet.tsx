import type { ReactNode } from 'react';
import './sheet.css';

/** A sheet of paper on the page's ground: a form, or its outcome. */
export function Sheet({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`sheet ${className}`}>{children}</div>;
}
