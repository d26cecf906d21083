import type { SummaryLine } from '../../domain/request/summary-line.ts';

/** The terms that come with a price, small and complete. */
export function TermLines({ terms }: { terms: readonly SummaryLine[] }) {
  return (
    <dl className="mt-1 space-y-2 text-small leading-snug">
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
