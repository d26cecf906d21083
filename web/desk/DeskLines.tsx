import type { SummaryLine } from '../../domain/request/summary-line.ts';

/** Labels and their values, one below the other. */
export function DeskLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="mt-3 grid gap-3 leading-snug">
      {lines.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt className="text-ink-2 text-small">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
