import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { MoveDay } from '../../domain/dates/move-date.ts';
import type { EventKind, EventOf, HistoryEvent } from '../../domain/move/event.ts';
import type { OpenWish, Progress } from '../../domain/move/progress.ts';
import { isDone, type Stage } from '../../domain/move/stage.ts';
import type { RequestChange } from '../../domain/request/request-change.schema.ts';
import {
  anyHistory,
  dayIn,
  SAMPLE_WISH as WISH,
} from '../../tests/server/testing/sample-history.ts';
import { tries } from '../../tests/tries.ts';
import { progressOf } from './progress-of.ts';

const isOf =
  <Kind extends EventKind>(...kinds: readonly Kind[]) =>
  (event: HistoryEvent): event is EventOf<Kind> =>
    (kinds as readonly string[]).includes(event.kind);
const isAfter = (one: HistoryEvent | undefined, other: HistoryEvent | undefined) =>
  (one?.number ?? 0) > (other?.number ?? 0);
const hasChange = (event: HistoryEvent, field: string) =>
  event.kind === 'changed' && event.changes.some((change) => change.field === field);
const seenBy = ({ number, after = number }: EventOf<'phoned'>) => after;

/** What is taken back never was: it says as little as an event that cannot be read. */
function withoutTakenBack(all: readonly HistoryEvent[]): readonly HistoryEvent[] {
  const takenBack = all.filter(isOf('reopened')).map(({ about }) => about);
  return all.map((event) =>
    takenBack.includes(event.number) ? { ...event, kind: 'unreadable' as const } : event,
  );
}

/** The facts by their definitions, each looked up in the whole history: progressOf adds one event after the other. */
function factsOf(all: readonly HistoryEvent[]) {
  const events = withoutTakenBack(all);
  const last = <Kind extends EventKind>(...kinds: readonly Kind[]) =>
    events.findLast(isOf(...kinds));
  const quoted = last('quoted');
  const stage = stageOf(events);
  const yes = last('accepted', 'agreed');
  const cancelled = last('cancelled');
  const corrected = events.findLast((event) => hasChange(event, 'email'));
  const [bounced, healed] = [last('undelivered'), last('delivered')];
  const written = events.findLast(isWritten);
  const quote =
    isAfter(last('refused'), quoted) || isYesToOther(events, quoted) ? undefined : quoted;
  const sinceQuote = events.filter((event) => quote && isAfter(event, quote));
  const seen = sinceQuote.find(isOf('seen'));
  const mail = quote && lastOfMail(events, quote);
  return {
    stage,
    ended:
      stage === 'declined' || stage === 'refused' || stage === 'same' ? last(stage)?.number : null,
    stageSince: stageSinceIn(events),
    holder: last('taken', 'callback')?.by ?? null,
    last: events.length,
    version: versionOf(events),
    changedAt: last('changed')?.at ?? null,
    quote: quote?.number ?? null,
    // In no history here is there a quote for a booked move.
    offer: null,
    failure: isOpenQuote(stage) && !seen && mail?.kind === 'undelivered' ? mail.number : null,
    seenAt: seen?.at ?? null,
    // In no history here is another contact asked for.
    contactAsked: null,
    changesSinceQuote: differenceOf(sinceQuote),
    agreement: yes && isAfter(yes, quoted) ? yes.number : null,
    confirmation: stage === 'booked' ? last('confirmed')?.number : null,
    // Of a single visit nothing else stays confirmed.
    stillConfirmed: stage === 'booked' ? last('confirmed')?.number : null,
    held: yes && isAfter(yes, quoted) ? settledFacts(events, yes) : null,
    cancellation:
      cancelled && stage === 'cancelled'
        ? {
            number: cancelled.number,
            by: cancelled.by,
            day: moveDayOf(events.slice(0, cancelled.number - 1)).day,
          }
        : null,
    bill: isDone(stage) ? last('settled')?.number : null,
    payments: entriesIn(events, 'paid').map(({ number }) => number),
    writeOffs: entriesIn(events, 'writtenOff').map(({ number }) => number),
    accountMail: accountNewsIn(events),
    deleted: null,
    toConfirm: stage === 'accepted' ? toConfirmIn(events) : null,
    lastAgreedDay: lastAgreedDayIn(events),
    visitsGiven: events.some(isOf('quoted', 'agreed', 'confirmed')) ? 1 : 0,
    announced: events.filter(isOf('announced')).map(({ visit, day }) => ({ visit, day })),
    reminders: events.filter(isOf('reminded')).map(({ reminder }) => reminder),
    moveDay: moveDayOf(events),
    openWishes: openWishesOf(events),
    lastBounce:
      isAfter(bounced, healed) && isAfter(bounced, corrected) ? (bounced?.number ?? null) : null,
    lastEmail: written && isAfter(written, corrected) ? emailOf(written, events) : null,
    callback: callbackOf(events),
  };
}

const WRITTEN = {
  quoted: 'quote',
  accepted: 'acceptance',
  confirmed: 'confirmation',
  cancelled: 'cancellation',
  settled: 'bill',
  paid: 'bill',
  struck: 'bill',
  announced: 'day-before',
  linked: 'link',
} as const;

const isWritten = (event: HistoryEvent): event is EventOf<keyof typeof WRITTEN> =>
  event.kind in WRITTEN &&
  !isUntold(event) &&
  // Nobody is told that a day is confirmed once it is over.
  !(event.kind === 'confirmed' && event.visits[0].day < localDay(new Date(event.at)));

function emailOf({ kind, number: about }: HistoryEvent, events: readonly HistoryEvent[]) {
  const mail = WRITTEN[kind as keyof typeof WRITTEN]; // as written
  const isBack = events.some(
    (event) => event.kind === 'undelivered' && event.about === about && event.mail === mail,
  );
  return { about, mail, isBack };
}

const ORDER = ['email', 'toAddress', 'moveDate', 'bedrooms'];

/** Compares the first answer to each question with the last, since they were the same.
 *  @param agreed no day is another than this one */
function differenceOf(events: readonly HistoryEvent[], agreed?: string): RequestChange[] {
  const all = events.filter(isOf('changed')).flatMap<RequestChange>(({ changes }) => changes);
  return ORDER.flatMap((field) => {
    let before: RequestChange['before'] | undefined;
    let after: RequestChange['after'] = '';
    for (const change of all.filter((each) => each.field === field)) {
      before ??= change.before;
      after = change.after;
      if (before === after || (field === 'moveDate' && after === agreed)) before = undefined;
    }
    return before === undefined ? [] : [{ field, before, after }];
  });
}

/** The entries of these kinds that nobody struck. */
function entriesIn<Kind extends 'paid' | 'writtenOff'>(
  events: readonly HistoryEvent[],
  kind: Kind,
) {
  const struck = events.filter(isOf('struck')).map(({ about }) => about);
  const entries = events.filter(isOf('paid', 'writtenOff'));
  return entries.filter((entry) => entry.kind === kind && !struck.includes(entry.number));
}

/** The last event after which a mail says how the account stands: what was written off is no news. */
function accountNewsIn(events: readonly HistoryEvent[]): number {
  const isNews = (event: HistoryEvent) =>
    isOf('settled', 'paid')(event) ||
    (isOf('struck')(event) &&
      events.some((entry) => isOf('paid')(entry) && entry.number === event.about));
  return events.findLast(isNews)?.number ?? 0;
}

/** What is to pay of the price in the end, in cents. */
function toPayIn(events: readonly HistoryEvent[]): number {
  const cents = (some: readonly { readonly amount: number }[]) =>
    some.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const price = Math.round((events.findLast(isOf('settled'))?.price ?? 0) * 100);
  return price - cents(entriesIn(events, 'paid')) - cents(entriesIn(events, 'writtenOff'));
}

/** The last yes or confirmation, and what the visitor changed since then and before the move. */
function sinceSettled(events: readonly HistoryEvent[]) {
  const held = events.findLast(isOf('accepted', 'agreed', 'confirmed'));
  const quoted = events.findLast((event) => isOf('quoted')(event) && isAfter(held, event));
  const quotedDay = quoted?.kind === 'quoted' ? quoted.quote.visits[0].day : '';
  const day = held?.kind === 'accepted' ? quotedDay : (held?.visits[0].day ?? '');
  const until = events.find((event) => isOf('cancelled', 'settled')(event) && isAfter(event, held));
  const counted: HistoryEvent[] = [];
  let unsettledBy: number | null = null;
  let heldAgain: number | null = null;
  let isDayOpen = false;
  for (const event of events) {
    if (event.kind !== 'changed' || !isAfter(event, held) || isAfter(event, until ?? event))
      continue;
    const isOver =
      held?.kind === 'confirmed' && unsettledBy === null && day < localDay(new Date(event.at));
    if (isOver) continue;
    counted.push(event);
    const difference = differenceOf(counted, day);
    isDayOpen = difference.some(({ field }) => field === 'moveDate');
    const isOpen = isDayOpen || difference.some(({ field }) => field === 'toAddress');
    const isAbout = hasChange(event, 'moveDate') || hasChange(event, 'toAddress');
    if (isOpen && isAbout) heldAgain = null;
    else if (!isOpen && unsettledBy !== null) heldAgain = event.number;
    unsettledBy = isOpen ? (isAbout ? event.number : unsettledBy) : null;
  }
  const changes = differenceOf(counted, day);
  return { held, day, changes, unsettledBy, isDayOpen, heldAgain: until ? null : heldAgain };
}

function settledFacts(events: readonly HistoryEvent[], yes: HistoryEvent) {
  const { held, changes, heldAgain } = sinceSettled(events);
  const confirmation = held?.kind === 'confirmed' ? held.number : null;
  return { agreement: yes.number, confirmation, changes, heldAgain };
}

/** Whether the visitor turned the quote down, and said yes to something else by phone. */
function isYesToOther(events: readonly HistoryEvent[], quoted: HistoryEvent | undefined): boolean {
  return events.some(
    (event, index) =>
      event.kind === 'agreed' &&
      isAfter(event, quoted) &&
      stageOf(events.slice(0, index)) === 'declined' &&
      events.slice(0, index).findLast(isOf('declined', 'accepted', 'agreed'))?.kind === 'declined',
  );
}

/** The same of what is tested. */
function told({ plan, inCalendars, ...progress }: Progress) {
  const { quote, cancellation } = progress;
  return {
    ...progress,
    ended: progress.ended?.number ?? null,
    moveDay: dayIn({ plan }),
    lastAgreedDay: inCalendars[0]?.day ?? null,
    holder: progress.holder?.by ?? null,
    quote: quote?.number ?? null,
    failure: isOpenQuote(progress.stage) && !quote?.seenAt ? (quote?.failure ?? null) : null,
    seenAt: quote?.seenAt ?? null,
    agreement: progress.agreement?.number ?? null,
    confirmation: progress.confirmation?.number ?? null,
    stillConfirmed: progress.stillConfirmed?.number ?? null,
    cancellation: cancellation && {
      number: cancellation.number,
      by: cancellation.by,
      day: cancellation.day,
    },
    held: progress.held && {
      agreement: progress.held.agreement.number,
      confirmation: progress.held.confirmation?.number ?? null,
      changes: progress.held.changes,
      heldAgain: progress.held.heldAgain,
    },
    bill: progress.bill?.number ?? null,
    payments: progress.payments.map(({ number }) => number),
    writeOffs: progress.writeOffs.map(({ number }) => number),
    toConfirm: progress.toConfirm?.number ?? null,
    openWishes: progress.openWishes.map(({ number }) => number),
    callback: progress.callback?.number ?? null,
  };
}

const STAGES: readonly Stage[] = [
  'waiting',
  'taken',
  'answered',
  'quoted',
  'undelivered',
  'accepted',
  'booked',
  'owing',
  'paid',
  'cancelled',
  'declined',
  'refused',
  'same',
];
const HELD: readonly MoveDay['status'][] = ['agreed', 'confirmed', 'done'];
const isOpenQuote = (stage: Stage) => stage === 'quoted' || stage === 'undelivered';

function stageOf(events: readonly HistoryEvent[]): Stage {
  const outcome = events.findLast(
    isOf('quoted', 'declined', 'refused', 'same', 'accepted', 'agreed', 'cancelled', 'settled'),
  );
  const isPhoned = events.some((event) => event.kind === 'phoned' && isAfter(event, outcome));
  if (!outcome) {
    if (isPhoned) return 'answered';
    return events.some(isOf('taken', 'callback')) ? 'taken' : 'waiting';
  }
  switch (outcome.kind) {
    case 'quoted':
      return isBounced(events, outcome) ? 'undelivered' : 'quoted';
    case 'refused':
      return events.some((event) => isOf('phoned')(event) && seenBy(event) >= outcome.number)
        ? 'answered'
        : 'refused';
    case 'settled':
      if (!events.some((event) => isOf('confirmed')(event) && isAfter(event, outcome))) {
        return toPayIn(events) > 0 ? 'owing' : 'paid';
      }
      return toConfirmIn(events) === null ? 'booked' : 'accepted';
    case 'accepted':
    case 'agreed':
      return toConfirmIn(events) === null ? 'booked' : 'accepted';
    default:
      return outcome.kind;
  }
}

function stageSinceIn(events: readonly HistoryEvent[]): number {
  const stages = [...events.keys(), events.length].map((count) => stageOf(events.slice(0, count)));
  return Math.max(
    0,
    stages.findLastIndex((stage, at) => at > 0 && stage !== stages[at - 1]),
  );
}

/** Whether the visitor waits for this quote because its email came back. */
function isBounced(events: readonly HistoryEvent[], quoted: EventOf<'quoted'>): boolean {
  const since = events.filter((event) => isAfter(event, quoted));
  const mail = lastOfMail(since, quoted);
  if (mail?.kind !== 'undelivered' || since.some(isOf('seen'))) return false;
  return !since.some(
    (event) =>
      (event.kind === 'asked' && isAfter(event, mail)) ||
      (event.kind === 'phoned' && isAfter(event, mail) && seenBy(event) >= mail.number),
  );
}

/** The last outcome of the quote's email. */
function lastOfMail(events: readonly HistoryEvent[], { number }: EventOf<'quoted'>) {
  return events
    .filter(isOf('undelivered', 'delivered'))
    .findLast(({ mail, about }) => mail === 'quote' && about === number);
}

/** The number of the event since which a day has to be confirmed; null if it is confirmed. */
function toConfirmIn(events: readonly HistoryEvent[]): number | null {
  const { held, unsettledBy } = sinceSettled(events);
  return unsettledBy ?? (held?.kind === 'confirmed' ? null : (held?.number ?? null));
}

function moveDayOf(events: readonly HistoryEvent[]): MoveDay {
  const stage = stageOf(events);
  const wished = { day: WISH, status: 'wished' } as const;
  const quoted = events.findLast(isOf('quoted'));
  if (isOpenQuote(stage)) {
    const day = quoted?.quote.visits[0].day;
    const isOther = differenceOf(events.filter((event) => isAfter(event, quoted))).some(
      ({ field, after }) => field === 'moveDate' && after !== day,
    );
    return day && !isOther ? { day, status: 'offered' } : wished;
  }
  if (isDone(stage)) return { day: events.findLast(isOf('settled'))?.day ?? '', status: 'done' };
  if (stage !== 'accepted' && stage !== 'booked') return wished;
  const { day, isDayOpen } = sinceSettled(events);
  if (isDayOpen || day === '') return wished;
  return { day, status: stage === 'booked' ? 'confirmed' : 'agreed' };
}

/** The last event that changed the answers in the visitor's form, where a held day takes the place of the wish. */
function versionOf(events: readonly HistoryEvent[]): number {
  const days = [...events.keys(), events.length].map((count) => {
    const { day, status } = moveDayOf(events.slice(0, count));
    return HELD.includes(status) ? day : WISH;
  });
  const last = events.findLast(
    ({ kind, number }) => kind === 'changed' || days[number] !== days[number - 1],
  );
  return last?.number ?? 0;
}

const isWish = (event: HistoryEvent, before: readonly HistoryEvent[]) =>
  isOf('call', 'asked', 'reported')(event) ||
  (event.kind === 'undelivered' && event.mail !== 'quote') ||
  // Before there is an answer, the team reads the request as it is.
  (event.kind === 'changed' &&
    before.some(isOf('quoted', 'phoned', 'refused', 'declined', 'same', 'agreed')));

function openWishesOf(events: readonly HistoryEvent[]): OpenWish['number'][] {
  let open: HistoryEvent[] = [];
  for (const [index, event] of events.entries()) {
    open = open.filter((wish) => !isClosing(event, wish));
    if (isWish(event, events.slice(0, index)) || isUntold(event)) open.push(event);
    // What is changed back asks for nothing.
    if (event.kind === 'changed' && differenceOf(open).length === 0) {
      open = open.filter(({ kind }) => kind !== 'changed');
    }
  }
  return open.map(({ number }) => number);
}

/** Whether somebody has to tell the visitor. */
function isUntold(event: HistoryEvent): boolean {
  return 'unmailed' in event && event.unmailed === true;
}

function isClosing(event: HistoryEvent, wish: HistoryEvent): boolean {
  switch (event.kind) {
    case 'quoted':
    case 'refused':
    case 'agreed':
    case 'same':
      return true;
    case 'declined':
      return event.about === undefined || (wish.kind === 'quoted' && event.about === wish.number);
    case 'phoned':
      return seenBy(event) >= wish.number;
    case 'cancelled':
      return event.by !== null || !isOf('asked', 'call', 'reported')(wish);
    case 'confirmed':
    case 'settled':
      return !isOf('asked', 'call', 'reported')(wish);
    case 'told':
      return event.about === wish.number;
    case 'seen':
    case 'asked':
    case 'accepted':
      return wish.kind === 'quoted' && event.about === wish.number;
    case 'undelivered':
    case 'delivered':
      return wish.kind === 'undelivered' && event.mail !== 'quote';
    case 'changed':
      return !isOf('asked', 'call', 'reported', 'changed')(wish) && hasChange(event, 'email');
    default:
      return event.kind === 'call' && wish.kind === 'call';
  }
}

function callbackOf(events: readonly HistoryEvent[]): number | null {
  const callback = events.findLast(isOf('callback'));
  if (!callback) return null;
  const isClosed = events.some(
    (event) =>
      isAfter(event, callback) &&
      (isOf('quoted', 'refused', 'same', 'agreed', 'confirmed', 'cancelled', 'settled')(event) ||
        isOf('accepted', 'declined')(event) ||
        (event.kind === 'phoned' && seenBy(event) >= callback.number)),
  );
  return isClosed ? null : callback.number;
}

test('whatever happens: the facts are those that the events tell', { tags: 'property' }, () => {
  fc.assert(
    fc.property(anyHistory, (all) => {
      for (const number of [...all.keys(), all.length]) {
        const events = all.slice(0, number);
        const progress = progressOf(WISH, events);
        expect(told(progress)).toEqual(factsOf(events));
        // One more that cannot be read changes nothing but the number.
        const last = number + 1;
        const unreadable = { kind: 'unreadable', number: last, at: '', by: null } as const;
        expect(progressOf(WISH, [...events, unreadable])).toEqual({ ...progress, last });
      }
    }),
    { numRuns: tries(1000) },
  );
});

/** The last date that was agreed or confirmed after any of the events. */
function lastAgreedDayIn(events: readonly HistoryEvent[]): string | null {
  const last = events.findLast(({ number }) => {
    const { day, status } = moveDayOf(events.slice(0, number));
    return HELD.includes(status) && isCalendarDate(day);
  });
  return last ? moveDayOf(events.slice(0, last.number)).day : null;
}

/** Where progressOf has to decide something. */
const CASES: Readonly<
  Record<string, (progress: Progress, events: readonly HistoryEvent[]) => boolean>
> = {
  'another day is wished while a quote is open': ({ stage, plan, quote }) =>
    isOpenQuote(stage) && quote?.quote.visits[0].day !== '' && plan.status === 'wished',
  'a quote is offered': ({ plan }) => plan.status === 'offered',
  'a change takes a yes back': ({ toConfirm, agreement }) =>
    toConfirm !== null && toConfirm.number !== agreement?.number,
  'what was confirmed holds again': ({ held, confirmation }) =>
    typeof held?.heldAgain === 'number' && confirmation !== null,
  'a yes holds again': ({ held, stage }) =>
    typeof held?.heldAgain === 'number' && stage === 'accepted',
  'a request is as it was quoted again': ({ changesSinceQuote, quote, changedAt }) =>
    quote !== null && changedAt !== null && changedAt > quote.at && changesSinceQuote.length === 0,
  'a call closes only what was seen': ({ openWishes }, events) =>
    events.at(-1)?.kind === 'phoned' && openWishes.length > 0,
  'a call leaves an unseen bounce': ({ stage }, events) =>
    events.at(-1)?.kind === 'phoned' && stage === 'undelivered',
  'a call leaves a refusal that its author had not seen': ({ stage }, events) =>
    events.at(-1)?.kind === 'phoned' && stage === 'refused',
  'a call leaves a later call': ({ callback }, events) =>
    events.at(-1)?.kind === 'phoned' && callback !== null,
  'an address is corrected after a bounce': ({ lastBounce }, events) =>
    lastBounce === null &&
    events.some(
      (event) => hasChange(event, 'email') && isAfter(event, events.find(isOf('undelivered'))),
    ),
  'a quote goes out after all, and after a call': (_progress, events) =>
    events.at(-1)?.kind === 'delivered' && events.at(-2)?.kind === 'phoned',
  'another email than the quote’s comes back': ({ openWishes }) =>
    openWishes.some(({ kind }) => kind === 'undelivered'),
  'a bill is corrected': ({ bill }) => bill?.isCorrected === true,
  'a cancelled move took place after all': ({ bill }, events) =>
    bill !== null && events.some((event, at) => isOf('cancelled')(event) && bill.number === at + 2),
  'an end is taken back': (_progress, events) => events.at(-1)?.kind === 'reopened',
  'a visitor cancels and waits for an answer': ({ cancellation, openWishes }) =>
    cancellation?.by === null && openWishes.length > 0,
};

const WANTED = [...STAGES, ...Object.keys(CASES)].toSorted();

test('the histories have every stage, and the cases that are decided', { tags: 'slow' }, () => {
  const reached = new Set<string>();
  for (let seed = 1; seed <= 20 && reached.size < WANTED.length; seed += 1) {
    for (const all of fc.sample(anyHistory, { numRuns: 500, seed })) noteCases(all, reached);
  }
  expect([...reached].toSorted()).toEqual(WANTED);
});

function noteCases(all: readonly HistoryEvent[], reached: Set<string>): void {
  for (const number of [...all.keys(), all.length]) {
    const events = all.slice(0, number);
    const progress = progressOf(WISH, events);
    reached.add(progress.stage);
    for (const [name, isReached] of Object.entries(CASES)) {
      if (isReached(progress, events)) reached.add(name);
    }
  }
}
