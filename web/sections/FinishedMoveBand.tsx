import type { FinishedMove } from '../../content/areas/area.ts';
import { SplitBand } from '../ui/Band.tsx';

/** A move that was done in the area, and what it came to; nothing until the owner has one to show. */
export function FinishedMoveBand({ move }: { move: FinishedMove | undefined }) {
  if (!move) return null;
  const { what, when, hours, price } = move;
  const figures = [
    { label: 'door to door', value: hours === 1 ? '1 hour' : `${hours} hours` },
    { label: 'in the end', value: price },
  ];
  return (
    <SplitBand heading="One move, and what it came to">
      <p className="heading-3 text-h3 lg:text-title">{what}</p>
      <p className="mt-2 text-ink-2">{when}</p>
      <dl className="mt-6 grid xs:grid-cols-2 gap-x-6 gap-y-6 border-line border-t pt-6">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2 leading-snug">{label}</dt>
            <dd className="font-extrabold text-h2 leading-none tracking-tighter">{value}</dd>
          </div>
        ))}
      </dl>
    </SplitBand>
  );
}
