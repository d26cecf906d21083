import './sheet-part.css';
import type { ReactNode } from 'react';
import type { SummaryLine } from '../../domain/quote/summary-line.ts';

/** A part of the sheet: its name in the margin, on phones above. */
export function SheetPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="sheet-part">
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

/** The answers, label by label. */
export function SheetLines({ lines, stacked = false }: SheetLinesProps) {
  return (
    <dl className={`sheet-lines ${stacked ? 'sheet-lines-stacked' : ''}`}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-2 text-small">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
