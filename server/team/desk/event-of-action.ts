import { localDay } from '../../../domain/dates/local-time.ts';
import type { EventContent } from '../../../domain/move/event.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import { nextDay } from '../../../domain/move/plan.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { TeamAction } from '../../../domain/move/stage.ts';
import { type FirmPrice, isFirm, priceOf } from '../../../domain/quote/price.schema.ts';
import type { OneOrMore, SentVisit } from '../../../domain/quote/visit.schema.ts';
import { type Completed, completed, mapVisits } from '../../../domain/quote/visits.ts';
import type { NamedAction } from '../../../domain/team/desk-action.schema.ts';
import type { Case } from '../../moves/case.ts';
import { progressOf } from '../../moves/progress-of.ts';

/** A correction's event has what is different. */
type Stored = Exclude<TeamAction, 'changed'>;
export type ActionOf<K extends Stored> = Extract<NamedAction, { kind: K }>;
export type StoredAction = ActionOf<Stored>;

/** What is stored of an action; undefined if it is about nothing. */
export function eventOfAction(
  action: StoredAction,
  found: Case,
  at: Date,
): EventContent | undefined {
  // Each kind's own function gets its own action.
  const make = EVENTS[action.kind] as (
    action: StoredAction,
    found: Case,
    at: Date,
  ) => EventContent | undefined;
  return make(action, found, at);
}

const EVENTS: {
  readonly [K in Stored]: (action: ActionOf<K>, found: Case, at: Date) => EventContent | undefined;
} = {
  taken: typed,
  refused: typed,
  declined: typed,
  same: typed,
  reopened: ({ kind }, { progress }) =>
    progress.ended ? { kind, about: progress.ended.number } : undefined,
  told: typed,
  // Each has one of several prices, which `typed` would mix.
  agreed: ({ by: _, after: __, visits, ...content }, found) => ({
    ...content,
    visits: inFull(visits, found),
    ...(found.progress.stage === 'booked' && { isOfBooking: true as const }),
  }),
  confirmed: ({ kind, visits, ...sent }, found) => {
    const price = confirmedPrice(found.progress, sent);
    return price ? { kind, visits: inFull(visits, found), ...price } : undefined;
  },
  // The payment is an event of its own.
  settled: ({ toldBy: _, paid: __, ...action }) => typed(action),
  paid: ({ toldBy: _, ...action }) => typed(action),
  struck: ({ toldBy: _, ...action }) => typed(action),
  writtenOff: typed,
  phoned: (action) => ({ ...typed(action), after: action.after }),
  callback: (action) => ({ ...typed(action), after: action.after }),
  quoted: ({ kind, via, by: _, after: __, visits, ...quote }, found) => ({
    kind,
    via,
    quote: { ...quote, visits: inFull(visits, found) },
  }),
  cancelled: ({ toldBy: _, askedBy, ...action }, { progress }, at) => ({
    ...typed(action),
    ...(askedBy === 'customer' && { askedBy }),
    day: nextDay(progress.plan, localDay(at)),
  }),
  linked: ({ kind, isRenewed }) => ({ kind, ...(isRenewed && { isRenewed }) }),
  undelivered: ({ kind, after, said }, { events }) => {
    // The bounced email is the last one on its author's screen, whatever happened since.
    const seen = events.filter(({ number }) => number <= after);
    const { lastEmail } = progressOf('', seen);
    if (!lastEmail || lastEmail.isBack) return undefined;
    const { about, mail } = lastEmail;
    return { kind, about, mail, reason: said };
  },
};

/** A confirmation repeats the agreed price; of a range it says what of it holds. Null if nobody said. */
function confirmedPrice(
  { agreement }: Progress,
  sent: FirmPrice | { readonly price?: undefined },
): FirmPrice | null {
  const agreed = agreement && priceOf(agreement);
  if (agreed && isFirm(agreed)) return agreed;
  if (sent.price === undefined) return null;
  return agreed ? { basis: 'whole', price: sent.price, upTo: null } : priceOf(sent);
}

/** The visits with their numbers, and with what was left out. The request's own address needs no other words. */
function inFull<Sent extends SentVisit>(
  visits: OneOrMore<Sent>,
  { stored, progress }: Case,
): OneOrMore<Completed<Sent>> {
  const { plan, visitsGiven, inCalendars } = progress;
  const earlier = [...(lastQuote(progress)?.quote.visits ?? []), ...inCalendars];
  const known = { given: visitsGiven, visits: plan.visits };
  const { fromAddress, toAddress } = stored.kind === 'request' ? stored.content : NO_ADDRESSES;
  return mapVisits(completed(visits, known, earlier), (visit) => ({
    ...visit,
    from: visit.from === fromAddress ? '' : visit.from,
    to: visit.to === toAddress ? '' : visit.to,
  }));
}

const NO_ADDRESSES = { fromAddress: '', toAddress: '' };

/** What was typed: the author and what they had seen are kept apart. */
function typed<Action extends { readonly by: string; readonly after: number }>(action: Action) {
  const { by: _, after: __, ...content } = action;
  return content;
}
