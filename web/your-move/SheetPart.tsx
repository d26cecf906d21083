import './sheet-part.css';
import type { ReactNode } from 'react';

interface SheetPartProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A part of the sheet: its name in the margin, on phones above. */
export function SheetPart({ heading, className = '', children }: SheetPartProps) {
  return (
    <section
      className={`sheet-part mt-7 grid gap-x-6 gap-y-3.5 border-line border-t pt-5 ${className}`}
    >
      <h3 className="heading-3 text-lead">{heading}</h3>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
