import * as fc from 'fast-check';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import type { EventContent, EventOf, HistoryEvent } from '../../../domain/history/event.ts';
import { progressOf } from '../../../domain/history/progress-of.ts';
import { isAgreed, type Step, stageAfter, TEAM_ACTIONS } from '../../../domain/history/stage.ts';
import type { Confirmation } from '../../../domain/quote/booking.schema.ts';
import type { Quote } from '../../../domain/quote/quote.schema.ts';

export const SAMPLE_QUOTE: Quote = {
  price: 6500,
  upTo: null,
  includes: ['Loading at 12 Kelly Avenue, Boskruin'],
  day: '2026-12-07',
  window: 'between 8 and 9',
  validUntil: '2026-12-22',
  note: '',
};

export const SAMPLE_CONFIRMATION: Confirmation = {
  price: 6500,
  day: '2026-12-07',
  window: 'between 8 and 9',
  people: 3,
  trucks: 1,
};

/** The data that may be stored with an event of this kind. */
export type SampleEvent = EventContent & { readonly by?: string; readonly at?: string };

/** Numbers these events, one minute after the other. */
export function historyOf(...events: readonly SampleEvent[]): HistoryEvent[] {
  const start = Date.parse('2026-11-22T08:00:00.000Z');
  return events.map(({ by = null, at, ...content }, index) => ({
    ...content,
    number: index + 1,
    by,
    at: at ?? new Date(start + index * 60_000).toISOString(),
  }));
}

/** A quote by email for the request as it was sent. */
export const quoted = (changes: Partial<Quote> = {}, version = 0): SampleEvent => ({
  kind: 'quoted',
  by: 'Anna',
  via: 'email',
  quote: { ...SAMPLE_QUOTE, ...changes },
  version,
});

/** All kinds of events. */
export const KINDS = [
  'taken',
  'phoned',
  'refused',
  'quoted',
  'changed',
  'call',
  'seen',
  'asked',
  'accepted',
  'declined',
  'reminded',
  'undelivered',
  'delivered',
  'agreed',
  'confirmed',
  'cancelled',
  'announced',
  'callback',
] as const satisfies readonly EventContent['kind'][];

const wishedEvent = fc.record({
  // Quotes and acceptances more often than the rest: most of what can go wrong comes after them.
  kind: fc.constantFrom(...KINDS, 'quoted', 'quoted', 'accepted', 'accepted'),
  by: fc.constantFrom('Anna', 'Sam'),
  day: fc.constantFrom('2026-12-04', '2026-12-05', '2026-12-07', 'soon', ''),
  via: fc.constantFrom('email', 'whatsapp'),
  unsettles: fc.subarray(['day', 'address'] as const),
});

/** Histories as the server stores them: of any wishes those that may follow. */
export const anyHistory = fc.array(wishedEvent, { maxLength: 25 }).map((wishes) => {
  const events: HistoryEvent[] = [];
  for (const { kind, by, day, via, unsettles } of wishes) {
    const { stage, quote, version } = progressOf('', events);
    const isFree = ['changed', 'call', 'reminded', 'announced'].includes(kind);
    if (!isFree && !stageAfter(stage, kind as Step)) continue;
    const content = contentOf(kind, {
      about: quote?.number ?? 0,
      quote: { day },
      via,
      version,
      unsettles: isAgreed(stage) ? unsettles : [],
    });
    if ('about' in content && !quote) continue;
    const isTeam = (TEAM_ACTIONS as readonly string[]).includes(kind);
    const [event] = historyOf({ ...content, ...(isTeam && { by }) });
    if (event) events.push({ ...event, number: events.length + 1 });
  }
  return events;
});

export const isReadable = (event: HistoryEvent): event is EventContent & HistoryEvent =>
  event.kind !== 'unreadable';

/** An event of this kind.
 *  @param of.about the number of the quote that it is about */
export function contentOf(
  kind: EventContent['kind'],
  of: {
    about: number;
    quote: Partial<Quote>;
    via?: 'email' | 'whatsapp';
    version: number;
    unsettles?: EventOf<'changed'>['unsettles'];
  },
): EventContent {
  const { about, quote, via = 'email', version, unsettles = [] } = of;
  // The team agrees on dates only.
  const day = isCalendarDate(quote.day ?? '') ? `${quote.day}` : '2026-12-05';
  switch (kind) {
    case 'quoted':
      return { kind, via, version, quote: { ...SAMPLE_QUOTE, ...quote } };
    case 'phoned':
      return { kind, said: 'They said Saturday' };
    case 'asked':
      return { kind, about, said: 'And the piano?' };
    case 'changed':
      return {
        kind,
        changes: [{ label: 'Bedrooms', before: '3', after: '4' }],
        ...(unsettles.length > 0 && { unsettles }),
      };
    case 'reminded':
      return { kind, reminder: '30m' };
    case 'agreed':
      return { kind, price: 6000, day, said: 'They said yes' };
    case 'confirmed':
      return { kind, ...SAMPLE_CONFIRMATION, day };
    case 'cancelled':
      return { kind, said: '' };
    case 'callback':
      return { kind, day, said: 'Nobody picked up' };
    case 'announced':
      return { kind, day };
    case 'undelivered':
      return { kind, about, mail: 'quote', reason: '550 no such user' };
    case 'seen':
    case 'accepted':
    case 'declined':
      return { kind, about };
    case 'delivered':
      return { kind, about, mail: 'quote' };
    default:
      return { kind };
  }
}
