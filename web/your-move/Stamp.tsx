import './stamp.css';
import type { Stamp as StampContent } from '../../domain/your-move/waybill.ts';

interface StampProps extends StampContent {
  /** It drops onto the paper: the visitor has just said yes. */
  drops: boolean;
}

const inShort = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A rubber stamp, a little askew. */
export function Stamp({ word, day, isVoid, drops }: StampProps) {
  return (
    <p
      className={`stamp font-semibold text-small leading-tight ${isVoid ? 'text-brick' : 'text-jacaranda'} ${drops ? 'stamp-drops' : ''}`}
    >
      <strong className="stamp-word">{word}</strong>{' '}
      <time dateTime={day}>{inShort.format(new Date(day))}</time>
    </p>
  );
}
