import type { FinishedMove } from '../../content/areas/area.ts';
import { SplitBand } from '../ui/Band.tsx';
import { FigureList } from './FigureList.tsx';

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
      <FigureList figures={figures} className="mt-6 gap-y-6 border-line border-t pt-6" />
    </SplitBand>
  );
}
