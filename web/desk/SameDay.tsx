import type { DayView } from '../../domain/desk/desk-view.ts';
import './same-day.css';
import { useDay } from './use-day.ts';

/** What else is planned for the day that is typed, and whether it is full. It warns, and forbids nothing. */
export function SameDay({ deskKey, day }: { deskKey: string; day: string }) {
  const { data, isError } = useDay(deskKey, day);
  const isFull = data ? data.agreed >= data.movesADay : false;
  return (
    <div
      role="status"
      className="same-day wrap-anywhere mt-2 text-small leading-snug"
      data-full={isFull || undefined}
    >
      {(isError || data === null) && <p>We couldn’t check what else is on that day.</p>}
      {data && data.moves.length > 0 && <p>Also that day: {data.moves.join('; ')}</p>}
      {data && isFull && <p className="font-semibold">{fullInWords(data)}</p>}
    </div>
  );
}

function fullInWords({ agreed, movesADay }: DayView): string {
  const has = agreed === 1 ? '1 agreed move' : `${agreed} agreed moves`;
  return `That day has ${has}, and you can do ${movesADay}.`;
}
