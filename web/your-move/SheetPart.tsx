import './sheet-part.css';
import type { ReactNode } from 'react';
import type { SummaryLine } from '../../domain/request/summary-line.ts';

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

interface SheetLinesProps {
  lines: readonly SummaryLine[];
  /** Below each other, however short they are. */
  stacked?: boolean;
}

/** The answers, label by label: short ones are side by side, long ones take the row. */
export function SheetLines({ lines, stacked = false }: SheetLinesProps) {
  return (
    <dl className={`flex flex-wrap ${stacked ? 'flex-col gap-4.5' : 'gap-x-9 gap-y-3.5'}`}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-2 text-small">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
