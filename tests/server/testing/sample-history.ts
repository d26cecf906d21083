import * as fc from 'fast-check';
import { termsOf } from '../../../content/terms.ts';
import { addDays, type CalendarDate, isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { agreedDay } from '../../../domain/move/agreed-day.ts';
import {
  type EventContent,
  type EventOf,
  type HistoryEvent,
  VISITOR_MAILS,
  type VisitorMail,
} from '../../../domain/move/event.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { isAgreed, stageAfter, TEAM_ACTIONS, type TeamAction } from '../../../domain/move/stage.ts';
import { accountOf, toGiveBack, toPay } from '../../../domain/quote/account.ts';
import { type Confirmation, confirmationSchema } from '../../../domain/quote/booking.schema.ts';
import type { SentPrice } from '../../../domain/quote/price.schema.ts';
import { type Quote, quoteSchema } from '../../../domain/quote/quote.schema.ts';
import type { ConfirmedVisit, Visit, Visits } from '../../../domain/quote/visit.schema.ts';
import { plainVisit } from '../../../domain/quote/visits.ts';
import type { RequestChange } from '../../../domain/request/request-change.schema.ts';
import { findConflict } from '../../../server/moves/conflict.ts';
import { EVENT_KINDS } from '../../../server/moves/event-kinds.ts';
import { progressOf } from '../../../server/moves/progress-of.ts';
import { situationOf } from '../../../server/moves/situation.ts';

/** The only visit of the samples. */
export const SAMPLE_VISIT = {
  ...plainVisit('2026-12-07'),
  window: 'between 8 and 9',
} satisfies Visit;

export const SAMPLE_QUOTE = {
  price: 6500,
  upTo: null,
  includes: ['Loading at 12 Kelly Avenue, Boskruin'],
  notIncluded: [],
  visits: [SAMPLE_VISIT],
  deposit: null,
  validUntil: '2026-12-22',
  note: '',
} satisfies Quote;

/** The day of the first visit, and how sure it is. */
export const dayIn = ({ plan }: Pick<Progress, 'plan'>) => ({
  day: plan.visits[0].day,
  status: plan.status,
});

/** A single visit on that day, as it is sent: its hours are open, or as they were. */
export const onDay = (day: string) => ({ visits: [{ day }] });

/** The same as it is stored. */
export const visitOn = (day: string, window = '') =>
  ({ visits: [{ ...SAMPLE_VISIT, day, window }] }) as const satisfies { visits: Visits };

/** Changes to a single visit. */
type VisitChanges = Partial<Omit<ConfirmedVisit, 'visit'>>;

/** A part of these changes, of the others the rest. */
function ofVisit<Changes extends Partial<ConfirmedVisit>>(changes: Changes) {
  const { what, day, window, from, to, people, trucks, registration, crew, ...rest } = changes;
  const all = { what, day, window, from, to, people, trucks, registration, crew };
  const visit = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as VisitChanges;
  return { visit, rest };
}

/** Changes to the sample quote, as they may be sent; those of its only visit among them. */
export type QuoteChanges = Partial<Omit<Quote, keyof SentPrice>> & SentPrice & Partial<Visit>;

export function quoteWith(changes: QuoteChanges): Quote {
  const { visit, rest } = ofVisit(changes as SentPrice & VisitChanges);
  return quoteSchema.parse({ ...SAMPLE_QUOTE, visits: [{ ...SAMPLE_VISIT, ...visit }], ...rest });
}

const CONFIRMED_VISIT = {
  ...SAMPLE_VISIT,
  people: 3,
  trucks: 1,
  registration: 'JX 12 CD GP',
  crew: ['Sipho Dlamini', 'Johannes Mokoena'],
} satisfies ConfirmedVisit;

export const SAMPLE_CONFIRMATION = {
  price: 6500,
  upTo: null,
  visits: [CONFIRMED_VISIT],
} satisfies Confirmation;

/** The same as the team sends it, whatever is wrong with it. */
export function sentQuote(changes: QuoteChanges & { readonly via?: string }): object {
  const { visit, rest } = ofVisit(changes as SentPrice & VisitChanges);
  return { ...SAMPLE_QUOTE, visits: [{ ...SAMPLE_VISIT, ...visit }], ...rest };
}

/** Changes to the sample confirmation; those of its only visit among them. */
export type ConfirmationChanges = Partial<Omit<Confirmation, keyof SentPrice>> &
  SentPrice &
  VisitChanges;

/** The sample confirmation as the team sends it: a gate of the sample request wants notice. */
export function sentConfirmation(changes: ConfirmationChanges): object {
  const { visit, rest } = ofVisit(changes as SentPrice & VisitChanges);
  // The agreed price holds.
  const { price: _, upTo: __, ...sample } = SAMPLE_CONFIRMATION;
  return { ...sample, visits: [{ ...CONFIRMED_VISIT, ...visit }], ...rest };
}

/** The sample confirmation with changes, those of its only visit among them. */
export function confirmationWith(changes: ConfirmationChanges): Confirmation {
  const { visit, rest } = ofVisit(changes as SentPrice & VisitChanges);
  const { price, upTo } = SAMPLE_CONFIRMATION;
  return confirmationSchema.parse({
    ...('price' in rest || 'rate' in rest ? {} : { price, upTo }),
    visits: [{ ...CONFIRMED_VISIT, ...visit }],
    ...rest,
  });
}

export const SAMPLE_BILL = {
  price: 7700.5,
  lines: [{ text: 'Two hours more', amount: 1200.5 }, { text: 'The lift was broken' }],
  day: '2026-12-07',
  said: '',
} as const satisfies Omit<EventOf<'settled'>, 'kind' | 'number' | 'at' | 'by'>;

/** All of the sample bill. */
export const SAMPLE_PAYMENT = {
  amount: SAMPLE_BILL.price,
  how: 'transfer',
  day: '2026-12-07',
  said: '',
} as const satisfies Omit<EventOf<'paid'>, 'kind' | 'number' | 'at' | 'by'>;

/** An event's content as tests write it. Unless they say otherwise, its author saw all that came before it, and a
 *  visitor today's terms. */
export type SampleContent = Short<EventContent>;

type Short<Content> = Content extends { kind: 'accepted' | 'phoned' | 'callback' }
  ? Omit<Content, 'terms' | 'after'> & { terms?: string; after?: number }
  : Content;

export type SampleEvent = SampleContent & { readonly by?: string; readonly at?: string };

/** An event's content with what a test left out.
 *  @param number the event's */
export function inFull(content: SampleContent, number: number): EventContent {
  switch (content.kind) {
    case 'accepted':
      return { terms: termsOf, ...content };
    case 'phoned':
    case 'callback':
      return { after: number - 1, ...content };
    default:
      return content;
  }
}

/** The day in the request of a generated history. */
export const SAMPLE_WISH = '2026-12-01';

/** Numbers these events, one minute after the other. */
export function historyOf(...events: readonly SampleEvent[]): HistoryEvent[] {
  const start = Date.parse('2026-11-22T08:00:00.000Z');
  return events.map(({ by = null, at, ...content }, index) => ({
    ...inFull(content, index + 1),
    number: index + 1,
    by,
    at: at ?? new Date(start + index * 60_000).toISOString(),
  }));
}

/** A quote by email for the request as it was sent. */
export const quoted = (changes: QuoteChanges = {}): SampleEvent => ({
  kind: 'quoted',
  by: 'Anna',
  via: 'email',
  quote: quoteWith(changes),
});

/** All kinds of events but the deletion, after which a history has only what is kept. */
export const KINDS = (Object.keys(EVENT_KINDS) as EventContent['kind'][]) // the keys of a complete record
  .filter((kind) => kind !== 'deleted');

/** The events whose mails to the visitor may bounce. */
const CAUSES: Readonly<Record<VisitorMail, readonly EventContent['kind'][]>> = {
  quote: ['quoted'],
  acceptance: ['accepted', 'changed'],
  confirmation: ['confirmed'],
  cancellation: ['cancelled'],
  'day-before': ['announced'],
  bill: ['settled', 'paid', 'struck'],
  correction: ['changed'],
  link: ['linked'],
};

const OFTEN = [
  'quoted',
  'accepted',
  'confirmed',
  'changed',
  'undelivered',
  'delivered',
  'phoned',
] as const;

const wishedEvent = fc.record({
  // Some more often than the rest: most of what can go wrong comes after a quote, a yes or a bounce.
  kind: fc.constantFrom(...KINDS, ...OFTEN, ...OFTEN),
  by: fc.constantFrom('Anna', 'Sam'),
  isByVisitor: fc.boolean(),
  // Now and then its day goes by.
  hours: fc.oneof({ arbitrary: fc.nat(8), weight: 20 }, fc.constant(14 * 24)),
  day: fc.constantFrom('2026-12-04', '2026-12-05', '2026-12-07', 'soon', ''),
  via: fc.constantFrom('email', 'email', 'whatsapp'),
  fields: fc.subarray(['email', 'toAddress', 'moveDate', 'bedrooms'] as const, { minLength: 1 }),
  // A wish that is corrected to the agreed day takes nothing back.
  isOtherDay: fc.boolean(),
  mail: fc.constantFrom('quote', 'quote', ...VISITOR_MAILS),
  /** Which of the mails of that kind: the last, or the one before it. */
  mailFromEnd: fc.constantFrom(1, 1, 2),
  /** Whether half of it is paid, and not all. */
  isHalf: fc.boolean(),
  /** How many events its author had not seen. */
  unseen: fc.constantFrom(0, 0, 0, 1, 2, 4),
});

type WishedEvent = typeof wishedEvent extends fc.Arbitrary<infer Wished> ? Wished : never;

/** Histories as the server stores them: of any wishes those that may follow. */
export const anyHistory = historiesOf(wishedEvent);

/** The same of jobs that may have two visits, and other quotes once they are booked. */
export const anyHistoryOfVisits = historiesOf(
  fc
    .record({ wish: wishedEvent, isTwo: fc.boolean() })
    .map(({ wish, isTwo }) => ({ ...wish, isTwo })),
);

/** Two days later. */
const SECOND_DAY = 2;

/** The visits of an event with a second one, two days after the first. */
function withSecond(content: SampleEvent): SampleEvent {
  const second = <Each extends Visit>([first]: readonly [Each, ...Each[]]) =>
    [
      { ...first, to: 'The store' },
      { ...first, visit: 2, from: 'The store', day: addDays(first.day, SECOND_DAY) },
    ] as const;
  const isDated = (visits: readonly Visit[]) => isCalendarDate(visits[0]?.day ?? '');
  if (content.kind === 'quoted' && isDated(content.quote.visits)) {
    return { ...content, quote: { ...content.quote, visits: second(content.quote.visits) } };
  }
  if (content.kind === 'agreed') return { ...content, visits: second(content.visits) };
  return content.kind === 'confirmed' ? { ...content, visits: second(content.visits) } : content;
}

function historiesOf(wished: fc.Arbitrary<WishedEvent & { readonly isTwo?: boolean }>) {
  return fc.array(wished, { maxLength: 40, size: 'max' }).map(historyAfter);
}

function historyAfter(wishes: readonly (WishedEvent & { readonly isTwo?: boolean })[]) {
  const events: HistoryEvent[] = [];
  let progress = progressOf('', events);
  let time = Date.parse('2026-11-22T08:00:00.000Z');
  for (const wish of wishes) {
    time += wish.hours * 3_600_000;
    const at = new Date(time);
    const single = contentAfter({ events, progress }, wish, localDay(at));
    if (!single) continue;
    const content: SampleEvent = wish.isTwo ? withSecond(single) : single;
    const [event] = historyOf({ ...content, at: at.toISOString() });
    if (!event) continue;
    events.push({ ...event, number: events.length + 1 });
    progress = progressOf('', events);
  }
  return events;
}

/** @returns undefined if the server would not store it after these events */
function contentAfter(
  { events, progress }: { events: readonly HistoryEvent[]; progress: Progress },
  wish: WishedEvent & { readonly isTwo?: boolean },
  today: CalendarDate,
): SampleEvent | undefined {
  const { kind, by, day, via, mail, mailFromEnd, isHalf } = wish;
  const { stage, last } = progress;
  const quote = lastQuote(progress);
  const mayNow = () => situationOf(progress, today).may;
  const deposit = isHalf ? { amount: 2000, by: '2026-12-02' } : null;
  const of = { about: quote?.number ?? 0, quote: { day, deposit }, via };
  const noted = (kind: 'declined' | 'reopened') => {
    const after = Math.max(0, last - wish.unseen);
    if (findConflict({ kind, by, after }, events)) return undefined;
    const about = kind === 'reopened' ? (progress.ended?.number ?? 0) : 0;
    return { ...contentOf(kind, { ...of, about }), by };
  };
  if (kind === 'undelivered') {
    const about = events.filter((event) => hasMail(event, mail)).at(-mailFromEnd)?.number;
    return about === undefined ? undefined : contentOf(kind, { ...of, about, mail });
  }
  if (kind === 'delivered') {
    const bounce = events.filter((event) => isBounced(event, events)).at(-mailFromEnd);
    return bounce && contentOf(kind, { ...of, about: bounce.about, mail: bounce.mail });
  }
  if (kind === 'call' || kind === 'reminded' || kind === 'announced') return contentOf(kind, of);
  if (kind === 'reported') return isAgreed(stage) ? contentOf(kind, of) : undefined;
  if (kind === 'changed') {
    const changes = changesAfter(events, wish, agreedDay(progress, today));
    return changes.length > 0 ? contentOf(kind, { ...of, changes }) : undefined;
  }
  if (kind === 'told') {
    const news = progress.openWishes.find((wish) => wish.kind === 'untold');
    return news && { ...contentOf(kind, { ...of, about: news.number }), by };
  }
  if (!stageAfter(stage, kind)) return undefined;
  // Quotes for a booked move have histories of their own.
  if (wish.isTwo === undefined && stage === 'booked' && (kind === 'quoted' || kind === 'agreed')) {
    return undefined;
  }
  if (kind === 'declined') {
    // By the team it is about no quote in particular.
    if (stage === 'booked' && !progress.offer) return undefined;
    if (!wish.isByVisitor) return noted(kind);
    if (!quote) return undefined;
    return stage !== kind ? contentOf(kind, of) : undefined;
  }
  if (kind === 'reopened') return noted(kind);
  if (isOfMoney(kind)) {
    const money = moneyAfter(progress, kind, isHalf);
    return money && { ...money, by };
  }
  const isAnswer = kind === 'accepted' || kind === 'seen';
  if (isAnswer && stage !== 'undelivered' && !mayNow().includes(kind)) return undefined;
  if (kind === 'cancelled' && wish.isByVisitor) {
    return mayNow().includes(kind) ? contentOf(kind, of) : undefined;
  }
  const content = contentOf(kind, of);
  if (!isTeamAction(kind)) return 'about' in content && !quote ? undefined : content;
  const after = Math.max(0, last - wish.unseen);
  if (findConflict({ kind, by, after }, events)) return undefined;
  return kind === 'phoned' || kind === 'callback'
    ? { ...contentOf(kind, { ...of, after }), by }
    : { ...content, by };
}

const isOfMoney = (kind: string): kind is 'paid' | 'struck' | 'writtenOff' =>
  ['paid', 'struck', 'writtenOff'].includes(kind);

/** A payment from the yes on, the last one struck, or what is open written off. */
function moneyAfter(
  progress: Progress,
  kind: 'paid' | 'struck' | 'writtenOff',
  isHalf: boolean,
): SampleContent | undefined {
  const account = accountOf(progress);
  const [share, open] = [isHalf ? 0.5 : 1, toPay(account)];
  const last = [...progress.payments, ...progress.writeOffs].at(-1);
  switch (kind) {
    case 'paid':
      return account
        ? { kind, ...SAMPLE_PAYMENT, amount: share * 7000 * (toGiveBack(account) > 0 ? -1 : 1) }
        : undefined;
    case 'struck':
      return last && { kind, about: last.number, said: '' };
    case 'writtenOff':
      return open > 0 && (progress.bill ?? progress.cancellation)
        ? { kind, amount: Math.round(share * open * 100) / 100, said: 'The scratch' }
        : undefined;
  }
}

/** Each answer is one of two, so that much is changed back; the day may also become the settled one. */
const ANSWERS = {
  email: ['thandi@visitor.example', 'thandi@visitor.test'],
  toAddress: ['Fourways', 'Durban'],
  moveDate: [SAMPLE_WISH, '2026-12-09'],
  bedrooms: ['3', '4+'],
} as const;

function changesAfter(
  events: readonly HistoryEvent[],
  { fields, isOtherDay }: WishedEvent,
  settled: string | undefined,
): RequestChange[] {
  const stored = (field: string) =>
    events
      .flatMap((event) => (event.kind === 'changed' ? event.changes : []))
      .findLast((change) => change.field === field)?.after;
  return fields.flatMap((field) => {
    const [first, other] = ANSWERS[field];
    const isDay = field === 'moveDate' && settled !== undefined;
    const before = isDay ? settled : (stored(field) ?? first);
    const after = before === first ? other : first;
    // A wish that is corrected to the agreed day, whatever the form says.
    const isAsSettled = isDay && !isOtherDay && stored(field) !== settled;
    return isAsSettled
      ? { field, before: stored(field) ?? first, after: settled }
      : { field, before, after };
  });
}

function hasMail(event: HistoryEvent, mail: VisitorMail): boolean {
  if (event.kind === 'quoted' && event.via === 'whatsapp') return false;
  return CAUSES[mail].some((kind) => kind === event.kind);
}

/** Whether it is a mail that came back and has not gone out since. */
function isBounced(
  event: HistoryEvent,
  events: readonly HistoryEvent[],
): event is EventOf<'undelivered'> {
  const isSame = (other: HistoryEvent) =>
    event.kind === 'undelivered' &&
    (other.kind === 'undelivered' || other.kind === 'delivered') &&
    other.about === event.about &&
    other.mail === event.mail;
  return events.findLast(isSame) === event;
}

const isTeamAction = (kind: string): kind is TeamAction =>
  (TEAM_ACTIONS as readonly string[]).includes(kind);

export const isReadable = (event: HistoryEvent): event is EventContent & HistoryEvent =>
  event.kind !== 'unreadable';

/** An event of this kind.
 *  @param of.about the number of the quote that it is about */
export function contentOf(
  kind: EventContent['kind'],
  of: {
    about: number;
    quote: QuoteChanges;
    via?: 'email' | 'whatsapp';
    changes?: readonly RequestChange[];
    mail?: VisitorMail;
    after?: number;
  },
): SampleContent {
  const { about, quote, via = 'email' } = of;
  const { changes = [{ field: 'bedrooms', before: '3', after: '4+' }] } = of;
  const { mail = 'quote', after } = of;
  const seen = after !== undefined && { after };
  // The team agrees on dates only.
  const day = isCalendarDate(quote.day ?? '') ? `${quote.day}` : '2026-12-05';
  const visit = { ...SAMPLE_VISIT, day, window: '' };
  switch (kind) {
    case 'quoted':
      return {
        ...{ kind, via, quote: quoteWith(quote) },
        ...(via === 'whatsapp' && { unmailed: true as const }),
      };
    case 'phoned':
      return { kind, said: 'They said Saturday', ...seen };
    case 'asked':
      return { kind, about, said: 'And the piano?' };
    case 'reported':
      return { kind, said: 'A scratch on the table' };
    case 'changed':
      return { kind, changes };
    case 'reminded':
      return { kind, reminder: '30m' };
    case 'agreed':
      return { kind, price: 6000, upTo: null, visits: [visit], said: 'They said yes' };
    case 'confirmed':
      return { kind, ...confirmationWith({ day }) };
    case 'cancelled':
      return { kind, said: '' };
    case 'callback':
      return { kind, day, said: 'Nobody picked up', ...seen };
    case 'announced':
      return { kind, visit: 1, day };
    case 'settled':
      return { kind, ...SAMPLE_BILL, day };
    case 'paid':
      return { kind, ...SAMPLE_PAYMENT };
    case 'struck':
      return { kind, about, said: 'Typed twice' };
    case 'writtenOff':
      return { kind, amount: 500, said: 'The scratch' };
    case 'undelivered':
      return { kind, about, mail, reason: '550 no such user' };
    case 'seen':
    case 'accepted':
      return { kind, about };
    case 'declined':
      return about > 0 ? { kind, about, why: 'price' } : { kind, why: 'not-moving' };
    case 'reopened':
      return { kind, about };
    case 'same':
      return { kind, as: 'JFM-7K3Q-24' };
    case 'delivered':
      return { kind, about, mail };
    case 'told':
      return { kind, about, via: 'phone' };
    case 'linked':
    case 'taken':
    case 'refused':
    case 'call':
    case 'deleted':
      return { kind };
  }
}
