import { v7 } from 'uuid';
import { areaOrder } from '../../content/area-order.ts';
import type { Source } from '../../domain/figures/source.schema.ts';
import { inCents } from '../../domain/money.ts';
import { readEvent } from '../../domain/move/event.ts';
import { trucksOf } from '../../domain/quote/visits.ts';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { searchTerms } from '../../server/database/search-terms.ts';
import { progressOf } from '../../server/moves/progress-of.ts';
import { rowOf } from '../../server/moves/record-event.ts';
import { newLinkKey } from '../../server/requests/link-key.ts';
import type { AnyStored } from '../../server/requests/submission.ts';
import { QUOTE } from '../quote-load.ts';
import { dayAfter, dayOf, historyOf, type Row } from './history.ts';

const REQUEST = quoteRequestSchema.parse(QUOTE);
const AREA_PAGES = areaOrder.slice(0, 2).map((slug) => `/movers-${slug}`);
const PAGES = ['/', '/get-quote', ...AREA_PAGES, '/local-moving'];
/** Each of these is the name of one in thirty, as the commonest are; one in 900 has both. */
const COMMON = ['Thandi', 'Nkosi'] as const;
const SURNAMES = ['Dlamini', 'van Wyk', 'Naidoo', 'Botha', 'Mokoena', 'Smith', 'Khumalo'];

/** The keys of one stored request. */
export interface StoredKeys {
  readonly reference: string;
  readonly deskKey: string;
  readonly linkKey: string;
}

/** A request or message, and what happened to it, by the tables that have it. */
export function submissionOf(number: number, at: Date) {
  const id = v7({ msecs: at.getTime(), seq: number });
  const isMessage = number % 10 === 9;
  const isOpen = number % 5 === 0;
  const [common, surname] = COMMON;
  const first = number % 30 === 0 ? common : `A${number % 2999}`;
  const last =
    Math.floor(number / 30) % 30 === 0 ? surname : (SURNAMES[number % SURNAMES.length] ?? '');
  const keys = {
    reference: `JFM-${number.toString(36).padStart(6, '0')}`.toUpperCase(),
    deskKey: newLinkKey(),
    linkKey: newLinkKey(),
  };
  const submission: Row<'submissions'> = {
    id,
    kind: isMessage ? 'message' : 'request',
    receivedAt: at.toISOString(),
    flag: null,
    name: `${first} ${last} ${number}`,
    email: `visitor${number}@visitor.example`,
    phone: `082 ${String(number).padStart(7, '0')}`,
    subject: null,
    idempotencyKey: newLinkKey(),
    bodyHash: null,
    ...keys,
    linkKey: isMessage ? null : keys.linkKey,
    source: JSON.stringify(sourceOf(number, at)),
  };
  const { name, email, phone, inventory, access: _, ...answers } = REQUEST;
  const moveDate = isOpen ? dayAfter(at, 30) : dayOf(number, at);
  const request: Row<'requests'> = {
    id,
    ...answers,
    fromAddress: `${number} Kelly Avenue, Boskruin`,
    moveDate,
    inventory: JSON.stringify(inventory),
    access: null,
  };
  const rows = isMessage || isOpen ? [] : historyOf(id, number, at);
  const content = { ...REQUEST, moveDate };
  // As the server keeps the columns that queries ask.
  const stored = { ...submission, content } as unknown as AnyStored;
  const events = rows.map(({ kind, number, at, by = null, content }) =>
    readEvent({ kind, number, at, by, content }),
  );
  const progress = progressOf(isMessage ? '' : moveDate, events);
  const { held, payments, plan } = progress;
  return {
    submissions: [{ ...submission, ...rowOf(stored, progress, events) }],
    searchTerms: searchTerms(submission).map((term) => ({ submissionId: id, term })),
    requests: isMessage ? [] : [request],
    messages: isMessage ? [{ id, message: 'Do you move a fish tank? It holds 300 litres.' }] : [],
    events: rows,
    visits: isMessage
      ? []
      : plan.visits.map(({ visit, day, trucks }) => ({
          ...{ submissionId: id, visit, day },
          trucks: trucksOf({ trucks }),
        })),
    payments: payments.map(({ number: event, day, how, amount }) => ({
      ...{ submissionId: id, event, reference: keys.reference, day, notedOn: day, how },
      cents: inCents(amount),
      strikes: null,
    })),
    outbox: [mail(id, null, at), ...rows.slice(1, 2).map(() => mail(id, 2, at))],
    open: isOpen && !isMessage ? [keys] : [],
    /** Those with an account. */
    jobs: held && payments.length > 0 ? [keys] : [],
  };
}

function sourceOf(number: number, at: Date): Source | null {
  const page = PAGES[number % PAGES.length];
  const sources: readonly (Source | null)[] = [
    null,
    { page, at: at.toISOString() },
    { page, referrer: 'www.google.com', at: at.toISOString() },
    {
      page,
      referrer: 'www.google.com',
      utm: { source: 'google', medium: 'cpc', campaign: `campaign ${number % 30}` },
      click: { kind: 'gclid', id: `Cj0KCQiA${number}` },
      at: at.toISOString(),
    },
    { page, utm: { source: `truck-${number % 3}` }, at: at.toISOString(), heard: 'truck' },
  ];
  return sources[number % sources.length] ?? null;
}

function mail(submissionId: string, event: number | null, at: Date): Row<'outbox'> {
  return {
    id: v7({ msecs: at.getTime() }),
    kind: event === null ? 'received' : 'quote',
    submissionId,
    event,
    about: null,
    state: 'sent',
    runAt: new Date(0).toISOString(),
    leaseId: null,
    attempts: 0,
    lastError: null,
    finishedAt: at.toISOString(),
  };
}
