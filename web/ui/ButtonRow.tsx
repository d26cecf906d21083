import type { ReactNode } from 'react';

interface ButtonRowProps {
  /** Its margin. */
  className?: string;
  children: ReactNode;
}

/** Buttons side by side; one below the other, each across the page, on phones. */
export function ButtonRow({ className = '', children }: ButtonRowProps) {
  return <div className={`flex flex-wrap gap-3 max-md:flex-col ${className}`}>{children}</div>;
}
