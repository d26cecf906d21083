import { moveDateInWords } from '../dates/move-date.ts';
import type { ShownVisit } from '../quote/shown-visit.ts';
import { visitName } from '../quote/visit-in-words.ts';

type Planned = Pick<ShownVisit, 'what' | 'day' | 'isOver' | 'status'>;

/** Whether some visits are confirmed and others are not, as after a change of one. */
export function isPartlyConfirmed(visits: readonly Planned[]): boolean {
  const isConfirmed = ({ status }: Planned) => status === 'confirmed';
  return visits.some(isConfirmed) && !visits.every(isConfirmed);
}

/** 'Load on Friday 5 March 2027 stays confirmed.'; empty if no visit ahead does, or all are confirmed. */
export function staysConfirmed(visits: readonly Planned[]): string {
  if (!isPartlyConfirmed(visits)) return '';
  const stay = visits.flatMap((visit, index) =>
    visit.status === 'confirmed' && !visit.isOver
      ? [`${visitName(visit, index)} on ${moveDateInWords(visit.day)}`]
      : [],
  );
  if (stay.length === 0) return '';
  return `${stay.join(' and ')} ${stay.length === 1 ? 'stays' : 'stay'} confirmed.`;
}

/** The family still has to confirm this: 'the day', 'the days', or of several visits 'the day of “Deliver”'. */
export function toBeConfirmed(visits: readonly Planned[]): string {
  if (!isPartlyConfirmed(visits)) return visits.length > 1 ? 'the days' : 'the day';
  const open = visits.flatMap((visit, index) =>
    visit.status === 'confirmed' || visit.isOver ? [] : [visitName(visit, index)],
  );
  return open.length === 1 ? `the day of “${open[0]}”` : 'the other days';
}

/** The sentences that follow a visitor's change of what was agreed. */
export function untilConfirmedAgain(visits: readonly Planned[]): string {
  const stays = staysConfirmed(visits);
  const again = `until we confirm ${toBeConfirmed(visits)} again.`;
  return [
    stays,
    stays ? `The rest isn’t booked ${again}` : `Nothing is booked ${again}`,
    'If the price changes, we’ll ask you first.',
  ]
    .filter(Boolean)
    .join(' ');
}
