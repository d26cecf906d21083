import './sheet-part.css';
import type { ReactNode } from 'react';
import type { SummaryLine } from '../../domain/request/summary-line.ts';

/** Whole names, which can be searched for. */
const PARTS = { next: 'sheet-part-next', 'own-page': 'sheet-part-own-page' } as const;

interface SheetPartProps {
  heading: string;
  /** On paper the list begins a page, which hangs on the fridge; what comes next is left out once the waybill
   *  says it. */
  part?: keyof typeof PARTS;
  children: ReactNode;
}

/** A part of the sheet: its name in the margin, on phones above. */
export function SheetPart({ heading, part, children }: SheetPartProps) {
  return (
    <section className={`sheet-part ${part ? PARTS[part] : ''}`}>
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
