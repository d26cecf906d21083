import type { SummaryLine } from '../../domain/request/summary-line.ts';

/** Labels and their values, one below the other. */
export function DeskLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="desk-lines">
      {lines.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
