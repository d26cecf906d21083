import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { Gate } from '../request/gate-papers.ts';
import type { ConfirmedVisits, OneOrMore, SentVisit, Visit, Visits } from './visit.schema.ts';

/** A visit about which nothing is known but its day. */
export function plainVisit(day: string): Visit {
  return { visit: 1, what: '', day, window: '', from: '', to: '', people: null, trucks: null };
}

/** Whether its day is over. */
export function isOver({ day }: Pick<Visit, 'day'>, today: CalendarDate): boolean {
  return isCalendarDate(day) && day < today;
}

export function lastOf<Each>(visits: OneOrMore<Each>): Each {
  return visits.at(-1) ?? visits[0];
}

/** The visit that comes next, today's included; once all are over, the last one. */
export function nextOf<Each extends Pick<Visit, 'day'>>(
  visits: OneOrMore<Each>,
  today: CalendarDate,
): Each {
  return visits.find((visit) => !isOver(visit, today)) ?? lastOf(visits);
}

/** Those that are not over. */
export function aheadOf<Each extends Pick<Visit, 'day'>>(
  visits: readonly Each[],
  today: CalendarDate,
): Each[] {
  return visits.filter((visit) => !isOver(visit, today));
}

/** Those that are not over; once all are, all of them. */
export function leftOf<Each extends Pick<Visit, 'day'>>(
  visits: OneOrMore<Each>,
  today: CalendarDate,
): OneOrMore<Each> {
  const [first, ...more] = aheadOf(visits, today);
  return first ? [first, ...more] : visits;
}

/** Where they go, from the first to the last. */
export function wayOf(visits: readonly Visit[]): Pick<Visit, 'from' | 'to'> {
  return { from: visits[0]?.from ?? '', to: visits.at(-1)?.to ?? '' };
}

/** The trucks that are out: a visit that names none takes one. */
export function trucksOf({ trucks }: Pick<Visit, 'trucks'>): number {
  return trucks ?? 1;
}

/** Each of them changed. */
export function mapVisits<Each, Other>(
  [first, ...more]: OneOrMore<Each>,
  change: (visit: Each, index: number) => Other,
): OneOrMore<Other> {
  return [change(first, 0), ...more.map((visit, index) => change(visit, index + 1))];
}

/** The same with those visits only; null if none is left. */
export function onlyVisits<Of extends { readonly visits: OneOrMore<Pick<Visit, 'visit'>> }>(
  of: Of | null,
  isWanted: (visit: Of['visits'][0]) => boolean,
): Of | null {
  const [first, ...more] = of?.visits.filter(isWanted) ?? [];
  return of && first ? { ...of, visits: [first, ...more] } : null;
}

interface KnownVisits {
  /** The highest number that was ever given to a visit of this job. */
  readonly given: number;
  /** Those that count now. */
  readonly visits: Visits;
}

/** Whether a visit is sent that there never was. The first has its number from the request on. */
export function isUnknown({ visit }: SentVisit, { given }: KnownVisits): boolean {
  return visit !== undefined && (visit < 1 || visit > Math.max(1, given));
}

/** A visit as it was sent, with its number and what was left out. */
export type Completed<Sent> = Omit<Visit, keyof Sent> &
  Readonly<{ [Field in keyof Sent]-?: Exclude<Sent[Field], undefined> }>;

/** The visits as they are stored: a new one gets the next number, and what was left out stays as it was. The only visit
 *  of a job is the same one, whether or not it is named. */
export function completed<Sent extends SentVisit>(
  sent: OneOrMore<Sent>,
  known: KnownVisits,
  earlier: readonly Visit[],
): OneOrMore<Completed<Sent>> {
  const { given, visits } = known;
  let highest = Math.max(given, ...sent.map(({ visit = 0 }) => visit));
  const only = sent.length === 1 && visits.length === 1 ? visits[0].visit : undefined;
  const numberOf = ({ visit = only }: Sent) => {
    if (visit !== undefined) return visit;
    highest += 1;
    return highest;
  };
  return mapVisits(sent, (each) => {
    const visit = numberOf(each);
    const before = [...visits, ...earlier].find((one) => one.visit === visit) ?? plainVisit('');
    // Hours are agreed for one day and do not carry over to another.
    const isItsDay = before.day === '' || before.day === each.day;
    return {
      ...before,
      window: isItsDay ? before.window : '',
      ...Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)),
      visit,
    } as Completed<Sent>; // with each field of either
  });
}

/** The same without the papers for a gate. */
export function withoutPapers(visits: ConfirmedVisits): ConfirmedVisits {
  return mapVisits(visits, (visit) => ({ ...visit, registration: '', crew: [] }));
}

/** What was agreed of them: neither says who comes. */
export function asAgreed(visits: ConfirmedVisits): Visits {
  return mapVisits(visits, ({ registration: _, crew: __, ...visit }) => visit);
}

/** The gates that a visit passes: a store or another address has none of those in the request. */
export function gatesOfVisit(
  gates: readonly Gate[],
  { from, to }: Pick<Visit, 'from' | 'to'>,
): readonly Gate[] {
  return gates.filter(({ side }) => (side === 'from' ? from : to) === '');
}

/** Whether something comes to the new home: a single visit does, one to a store or to the yard does not. */
export function delivers({ to }: Pick<Visit, 'to'>): boolean {
  return to === '';
}
