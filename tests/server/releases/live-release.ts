import { randomUUID } from 'node:crypto';
import { openCompany } from '../../../demo/company.ts';
import { JOBS } from '../../../demo/jobs/jobs.ts';
import { liveMonth } from '../../../demo/month.ts';
import { HEARD } from '../../../domain/figures/heard.ts';
import { CLICK_KINDS, UTM_PARTS } from '../../../domain/figures/source-parts.ts';
import type { EventContent, EventKind } from '../../../domain/move/event.ts';
import { EVENT_MAILS, VISITOR_MAILS, WHY_NOT } from '../../../domain/move/mail-kinds.ts';
import type { Phase } from '../../../domain/move/phases.ts';
import { PAID_BY } from '../../../domain/quote/paid-by.ts';
import type { Quote } from '../../../domain/quote/quote.schema.ts';
import { WHY_NO, type WhyNo } from '../../../domain/quote/said-no.ts';
import { ACCESS_QUESTIONS } from '../../../domain/request/access-questions.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from '../../../domain/request/inventory.ts';
import { DELIVERY_METHODS, MOVE_TYPES } from '../../../domain/request/request.schema.ts';
import { ROOM_COUNTS } from '../../../domain/request/request-questions.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import {
  insertJobRun,
  PURGED,
  REMINDED,
  RESTORED,
  setJobRun,
  TO_WIPE,
  WEBHOOKS,
} from '../../../server/database/jobs/job-run.repository.ts';
import type { Invitation } from '../../../server/database/tables/device.table.ts';
import type { MailKind, OutboxChannel } from '../../../server/database/tables/outbox.table.ts';
import { inTransaction } from '../../../server/database/transaction.ts';
import { addTaps } from '../../../server/figures/tap.repository.ts';
import { lockCase } from '../../../server/moves/case.ts';
import { noteNotSent } from '../../../server/moves/event.repository.ts';
import { insertInvoice } from '../../../server/moves/invoice.repository.ts';
import { recordEvent } from '../../../server/moves/record-event.ts';
import { joinDigest } from '../../../server/requests/digest.repository.ts';
import type { Config } from '../../../server/settings/config.ts';
import { askForLink, signIn } from '../../../server/team/devices/sign-in.ts';
import { newSignInLink } from '../../../server/team/devices/sign-in-link.repository.ts';
import { replaceFeedKey } from '../../../server/team/diary/diary-key.repository.ts';
import { SAMPLE_INVOICE } from '../testing/sample-invoice.ts';
import { STORED } from './names-in-code.ts';

/** When the database of a release was lived through. */
export const END = new Date('2026-11-29T14:00+02:00');

/** Fills an empty database as the product does, with every name that it stores. First the demo's month, through the API;
 *  then what a month does not have.
 *  @param config of a database without tables and of a folder for mails */
export async function liveRelease(config: Config): Promise<void> {
  await using(config, (db) => setJobRun(db, WEBHOOKS, END));
  const { lived } = await liveMonth(config, END);
  // They come in the order of their phases.
  const of = (phase: Phase) => lived[Object.keys(JOBS).indexOf(phase)];
  const company = await openCompany(config, END);
  const references: string[] = [];
  try {
    const send = async (body: object) => {
      const url = '/api/quote-requests';
      references.push((await company.call<Sent>({ method: 'POST', url, body })).reference);
    };
    for (let number = 0; number < REQUESTS; number += 1) await send(answersOf(number));
    await send({ ...answersOf(0), topic: 'a robot fills it in' });
    await send({ ...answersOf(1), elapsed: 10 });
    for (const [index, heard] of HEARD.entries()) {
      const key = (await company.keysOf(`${references[index]}`)).deskKey;
      await company.call({ method: 'PUT', url: '/api/desk/heard', key, body: { heard } });
    }
    const message = lived.find(({ linkKey }) => linkKey === null);
    await company.call({
      method: 'POST',
      url: '/api/diary/requests',
      body: { name: 'Priya Govender', phone: '082 555 0131', message: message?.deskKey },
    });
    // One is deleted after its move, and one before.
    for (const [phase, keeps] of [
      ['paid', '?keeps=account'],
      ['lapsed', ''],
    ] as const) {
      const key = `${of(phase)?.linkKey}`;
      await company.call({ method: 'DELETE', url: `/api/your-move${keeps}`, key });
    }
  } finally {
    await company.close();
  }
  await using(config, async (db) => {
    for (const [index, contents] of HISTORIES.entries()) {
      await live(db, `${references[index]}`, contents);
    }
    await leaveRest(db, references);
  });
}

interface Sent {
  readonly reference: string;
}

async function using(config: Config, act: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openDatabase(config.database);
  await act(db).finally(() => db.destroy());
}

/** As many have every answer between them, and one of these histories each. */
const REQUESTS = 32;

const one = <Each>(list: readonly Each[], number: number): Each =>
  list[number % list.length] as Each; // none is empty

function answersOf(number: number): object {
  const door = Object.fromEntries(
    Object.entries(ACCESS_QUESTIONS).map(([name, { choices }]) => [
      name,
      one<{ readonly value: string }>(choices, number).value,
    ]),
  );
  const access = { version: 1, from: { ...door, hours: '8 to 17' }, to: { ...door, hours: '' } };
  return {
    name: `Visitor ${number}`,
    email: `visitor-${number}@visitor.example`,
    phone: `082 555 ${1000 + number}`,
    moveType: one(MOVE_TYPES, number),
    fromAddress: '12 Kelly Avenue, Boskruin',
    toAddress: '4 Cedar Road, Fourways',
    moveDate: '2026-12-07',
    deliveryMethod: one(DELIVERY_METHODS, number),
    bedrooms: one(ROOM_COUNTS, number),
    bathrooms: one(ROOM_COUNTS, number),
    ...(number % 2 === 0 && { hasGarage: 'yes', hasStoreroom: 'yes', videoSurvey: 'yes' }),
    additionalNotes: 'First the piano.',
    inventory: Object.fromEntries(
      INVENTORY_CATEGORIES.map((category) => [category, inventoryItems(category)]),
    ),
    access,
    source: {
      page: '/movers-boskruin',
      referrer: 'www.google.co.za',
      utm: Object.fromEntries(UTM_PARTS.map((part) => [part, 'spring'])),
      click: { kind: one(CLICK_KINDS, number), id: `click-${number}` },
      at: END.toISOString(),
    },
  };
}

const VISIT = {
  visit: 1,
  what: 'Load',
  day: '2026-12-07',
  window: 'between 8 and 9',
  from: '',
  to: 'The store, Kya Sand',
  people: 3,
  trucks: 1,
};
const SECOND = { ...VISIT, visit: 2, what: 'Deliver', day: '2026-12-09', from: VISIT.to, to: '' };
const PAPERS = { registration: 'JFM 123 GP', crew: ['Sam Dube', 'Joe Mokoena'] };

const QUOTE: Quote = {
  price: 6500,
  upTo: null,
  includes: ['Loading'],
  notIncluded: ['Boxes'],
  visits: [VISIT, SECOND],
  deposit: { amount: 1500, by: '2026-12-02' },
  validUntil: '2026-12-05',
  note: 'The stairs are in the price.',
};
const { price, upTo, ...REST } = QUOTE;
const HOURLY = {
  basis: 'hourly',
  rate: 600,
  hours: 8,
  hoursUpTo: 10,
  price: 4800,
  upTo: 6000,
} as const;
const RANGE = { basis: 'range', price: 6000, upTo: 7000 } as const;
const WHOLE = { basis: 'whole', price: 6500, upTo: null } as const;

const UNMAILED = { unmailed: true } as const;
const quoted = (quote: Quote = QUOTE): EventContent => ({ kind: 'quoted', quote, via: 'email' });
const accepted: EventContent = { kind: 'accepted', about: 1, terms: '2026-11-20' };
const confirmed: EventContent = {
  kind: 'confirmed',
  price: 6500,
  upTo: null,
  visits: [
    { ...VISIT, ...PAPERS },
    { ...SECOND, registration: '', crew: [] },
  ],
};
const BOOKED = [quoted(), { kind: 'seen', about: 1 }, accepted, confirmed] as const;
const SETTLED: EventContent & { kind: 'settled' } = {
  kind: 'settled',
  price: 7000,
  worked: 9.5,
  lines: [{ text: 'Two hours more', amount: 500 }, { text: 'The lift was broken' }],
  day: '2026-12-09',
  said: 'Thank you for the tea.',
};
const FIRM = {
  invoiceTo: 'Acme Holdings (Pty) Ltd',
  invoiceAddress: '1 Long Road, Randburg',
  theirVat: '4123456789',
  orderNumber: 'PO 17',
  billEmail: 'accounts@firm.example',
};
const change = { field: 'email', before: 'old@visitor.example', after: 'new@visitor.example' };

/** What happened to a request each. Together they have every field and value of an event. */
const HISTORIES: readonly (readonly EventContent[])[] = [
  // Two visits, a deposit, payments in each way, one struck, one given back, the rest written off, a firm that pays.
  [
    ...BOOKED,
    { kind: 'paid', amount: 1500, how: 'card', day: '2026-11-28', said: 'The deposit' },
    { kind: 'announced', visit: 1, day: VISIT.day },
    { kind: 'announced', visit: 2, day: SECOND.day, ...UNMAILED },
    { ...SETTLED, ...FIRM, invoice: 1 },
    { kind: 'paid', amount: 2000, how: 'transfer', day: '2026-12-09', said: '', withBill: true },
    ...PAID_BY.map(
      (how) => ({ kind: 'paid', amount: 400, how, day: '2026-12-10', said: '' }) as const,
    ),
    { kind: 'struck', about: 9, said: 'Typed twice' },
    { kind: 'struck', about: 10, said: '', ...UNMAILED },
    { kind: 'paid', amount: -100, how: 'other', day: '2026-12-11', said: '', ...UNMAILED },
    { kind: 'writtenOff', amount: 300, said: 'The scratch' },
    { ...SETTLED, price: 6800, lines: [], ...FIRM, invoice: 1, note: 2, ...UNMAILED },
    { kind: 'reported', said: 'A scratch on the table' },
  ],
  [
    { kind: 'taken' },
    { kind: 'phoned', said: 'They ring again', after: 1 },
    { kind: 'callback', day: '2026-12-01', said: 'Nobody picked up', after: 2 },
    { kind: 'call' },
    { kind: 'reminded', reminder: '30m' },
    { kind: 'linked' },
    { kind: 'linked', isRenewed: true, ...UNMAILED },
    { kind: 'told', about: 7, via: 'phone' },
    { kind: 'told', about: 7, via: 'whatsapp' },
  ],
  [
    { kind: 'taken', isEntered: true },
    { kind: 'quoted', quote: { ...REST, ...HOURLY }, via: 'whatsapp', ...UNMAILED },
    { kind: 'asked', about: 2, said: 'And the piano?' },
    { kind: 'declined', about: 2, why: 'price' },
    { kind: 'reopened', about: 4 },
  ],
  [
    { kind: 'quoted', quote: { ...REST, ...RANGE }, via: 'phone' },
    { kind: 'agreed', ...RANGE, visits: [VISIT], said: 'They said yes', ...UNMAILED },
    { kind: 'confirmed', ...HOURLY, visits: [{ ...VISIT, ...PAPERS }], ...UNMAILED },
    {
      kind: 'agreed',
      ...HOURLY,
      visits: [VISIT],
      said: '',
      terms: '2026-11-20',
      isOfBooking: true,
    },
    {
      kind: 'cancelled',
      askedBy: 'customer',
      said: 'The sale fell through',
      day: VISIT.day,
      fee: 500,
    },
    { kind: 'paid', amount: 500, how: 'cash', day: '2026-11-29', said: '' },
  ],
  [
    quoted({ ...REST, ...WHOLE }),
    { ...accepted, ...UNMAILED },
    { kind: 'cancelled', said: '', ...UNMAILED },
  ],
  [
    quoted(),
    { kind: 'agreed', ...WHOLE, visits: [VISIT], said: '' },
    { kind: 'confirmed', ...WHOLE, visits: [{ ...VISIT, ...PAPERS }] },
  ],
  // Waiting for a yes to its address.
  [
    ...BOOKED,
    {
      kind: 'changed',
      changes: [{ field: 'bedrooms', before: '3', after: '4+' }],
      asked: [change],
    },
    { kind: 'changed', changes: [change], resent: VISITOR_MAILS, isLinkRenewed: true },
    { kind: 'changed', changes: [{ field: 'kitchen', before: ['stove'], after: [] }], ...UNMAILED },
  ],
  // The last bounce of a quote is not answered.
  [
    quoted(),
    ...VISITOR_MAILS.flatMap((mail): EventContent[] => [
      { kind: 'undelivered', about: 1, mail, reason: '550 no such user', mayBeRight: true },
      { kind: 'delivered', about: 1, mail },
    ]),
    { kind: 'undelivered', about: 1, mail: 'quote', reason: '550 no such user' },
  ],
  // Each reason for a no, by the team.
  ...(Object.keys(WHY_NO) as WhyNo[]).map((why): EventContent[] => [{ kind: 'declined', why }]),
  [{ kind: 'refused' }],
  [{ kind: 'same', as: 'JFM-7K3Q-24', isMade: true }],
  [...BOOKED, SETTLED],
  [...BOOKED, SETTLED, { kind: 'paid', amount: 7000, how: 'cash', day: '2026-12-09', said: '' }],
  // Erased by the team after its move.
  [...BOOKED, SETTLED, { kind: 'deleted', byTeam: true }],
  [quoted()],
  [quoted(), accepted],
];

async function live(db: Database, reference: string, contents: readonly EventContent[]) {
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  for (const [index, content] of contents.entries()) {
    const at = new Date(END.getTime() + index * 60_000);
    await inTransaction(db, async (trx) => {
      const found = await lockCase(trx, { id });
      if (!found) throw new Error(reference);
      await recordEvent(trx, found, { ...content, by: 'Anna', idempotencyKey: randomUUID() }, at);
    });
  }
}

/** What has no event, or none that a month has. */
async function leaveRest(db: Database, references: readonly string[]): Promise<void> {
  const [first = '', ...others] = references;
  const customer = { ...SAMPLE_INVOICE.customer, orderNumber: 'PO 17' };
  const invoice = { ...SAMPLE_INVOICE, customer, reference: first, worked: 9.5 };
  const { from, to, day, price: before, replaces, ...paper } = invoice;
  await inTransaction(db, async (trx) => {
    const at = END;
    await insertInvoice(
      trx,
      { ...invoice, replaces: { number: 1, at: at.toISOString() } },
      { first: 1, at },
    );
    const about = { number: 1, at: at.toISOString() };
    await insertInvoice(
      trx,
      { ...paper, about, before, after: 6800, isWhole: false },
      { first: 1, at },
    );
  });
  const invitations = ['command', 'test-mail', 'mail'] as const satisfies Invitation[];
  // Once: mails of one moment would be one file.
  await askForLink(db, 'Chrome on Android', END);
  for (const [index, invited] of invitations.entries()) {
    const now = new Date(END.getTime() + index * 60_000);
    const link = await newSignInLink(db, '', { invited, now });
    const [, key = ''] = link.split('#');
    const device = { name: `By ${invited}`, browser: 'Chrome on Android', formerKey: undefined };
    await signIn(db, { key, ...device, idempotencyKey: undefined, now });
  }
  await replaceFeedKey(db);
  const tap = { day: '2026-11-29', page: '/', source: 'Google', count: 2 };
  await addTaps(
    db,
    (['call', 'chat', 'email'] as const).map((kind) => ({ ...tap, kind })),
    1000,
  );
  for (const name of [RESTORED, PURGED, TO_WIPE]) await setJobRun(db, name, END);
  await insertJobRun(db, `${REMINDED}30m`, END);
  await db
    .updateTable('submissions')
    .set({ flag: 'too-many' })
    .where('reference', '=', `${others.at(-3)}`)
    .execute();
  const { id, number } = await db
    .selectFrom('events')
    .innerJoin('submissions', 'submissions.id', 'events.submissionId')
    .select(['submissions.id', 'number'])
    .where('reference', '=', first)
    .where('events.kind', '=', 'quoted')
    .executeTakeFirstOrThrow();
  for (const [index, mail] of EVENT_MAILS.entries()) {
    const why = one(WHY_NOT, index);
    await inTransaction(db, (trx) => noteNotSent(trx, id, { kind: mail, event: number }, why));
  }
  await leaveOutbox(db);
}

/** The mails that a month does not have, each by the event that it is about. */
const MAILS = {
  call: 'call',
  undelivered: 'undelivered',
  link: 'linked',
  correction: 'changed',
  'contact-changed': 'changed',
  'bill-copy': 'settled',
} as const satisfies Partial<Record<MailKind, EventKind>>;

/** What was not sent yet, a mail that never will be, and each kind of webhook. */
async function leaveOutbox(db: Database): Promise<void> {
  const ours = () =>
    db
      .selectFrom('events')
      .innerJoin('submissions', 'submissions.id', 'events.submissionId')
      .where('name', 'like', 'Visitor %')
      .orderBy('submissions.id')
      .orderBy('number');
  const leave = async (channel: OutboxChannel, kind: string, row: object) => {
    const due = { attempts: 0, runAt: END.toISOString(), id: randomUUID() };
    const all = { channel, kind, state: 'waiting', ...due, ...row };
    await db
      .insertInto('outbox')
      .values(all as never) // its kind is of the channel
      .execute();
  };
  for (const [mail, kind] of Object.entries(MAILS)) {
    const about = await ours()
      .where('events.kind', '=', kind)
      .select(['submissionId', 'number as event'])
      .executeTakeFirstOrThrow();
    await leave('mail', mail, about);
    if (mail === 'link')
      await leave('mail', mail, { ...about, state: 'dead', lastError: '550 no' });
  }
  const [first] = await ours().select('submissionId').limit(1).execute();
  const soon = new Date(END.getTime() - 15 * 60_000);
  await inTransaction(db, (trx) => joinDigest(trx, `${first?.submissionId}`, soon));
  for (const kind of STORED['outbox.kind of a webhook'] ?? []) {
    await leave('webhook', kind, { ...first, event: 1 });
  }
}
