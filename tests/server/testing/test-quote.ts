import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { termsOf } from '../../../content/terms.ts';
import { VISITOR_MAILS } from '../../../domain/move/mail-kinds.ts';
import type { DeskView } from '../../../domain/team/desk-view.ts';
import type { DiaryView } from '../../../domain/team/diary.ts';
import { THEIR_LINK } from '../../../domain/team/their-link.ts';
import type { VisitorAnswerRequest } from '../../../domain/your-move/visitor-quote.ts';
import type { YourMove } from '../../../domain/your-move/your-move.ts';
import type { Database } from '../../../server/database/database.ts';
import type { MailKind } from '../../../server/database/tables/outbox.table.ts';
import { createMails } from '../../../server/mails.ts';
import type { Delivery, Mail } from '../../../server/sending/mail/mail.ts';
import { createOutboxWorker } from '../../../server/sending/outbox/outbox.worker.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { createLog } from '../../../server/settings/log.ts';
import { createMorningMail } from '../../../server/waiting/send-morning-email.ts';
import { eventually } from '../../eventually.ts';
import {
  type ConfirmationChanges,
  type QuoteChanges,
  sentConfirmation,
  sentQuote,
} from './sample-history.ts';
import { SAMPLE_REQUEST } from './sample-request.ts';
import { signedIn } from './signed-in.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { buildTestApp, idleOutbox } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';

const SITE_URL = 'https://movers.example';
export const TEAM_INBOX = { name: 'Team', address: 'team@movers.example' };
const AT_ONCE = new Date(0).toISOString();

/** The answers of a mail server that a test sets. */
export const REFUSED: Delivery = {
  status: 'failed',
  fault: 'no-such-address',
  reason: '550 5.1.1 no such user',
};
export const SENT: Delivery = { status: 'sent' };
export const AWAY: Delivery = { status: 'failed', fault: 'unavailable', reason: 'ECONNREFUSED' };

/** What Mrs van Wyk says on the phone: her number, and where she lives. */
export const PHONED = {
  name: 'Mrs van Wyk',
  phone: '011 555 0142',
  fromAddress: '3 Oak Avenue, Boskruin',
};

/** Somebody who phoned said nothing of a gate. */
const NO_PAPERS = { registration: '', crew: [] };

/** A request at a server whose clock and mail server the test controls, with the desk and the private page
 *  that belong to it.
 *  @param request changes to what the visitor sends
 *  @param phoned what somebody said on the phone instead, as the team enters it in the diary */
export async function withQuote(
  {
    firstMailWaits = false,
    ...changes
  }: Parameters<typeof buildTestApp>[0] & { readonly firstMailWaits?: boolean } = {},
  request: object = {},
  phoned?: object,
) {
  const clock = { time: Date.parse('2026-11-21T20:33:13.106Z') };
  const now = () => new Date(clock.time);
  const isUsual = [changes, request].every((each) => Object.keys(each).length === 0) && !phoned;
  usual ??= isUsual && !firstMailWaits ? beginOnce() : undefined;
  const begun = isUsual && !firstMailWaits ? await usual : undefined;
  const built = await buildTestApp({ now, ...(begun && { db: await copyOf(begun) }), ...changes });
  const { app, db } = built;
  const device = begun?.device ?? (await signedIn(db));
  let actions = 0;
  const nextKey = () => `action-${++actions}`;

  async function send(request: object) {
    const payload = { ...SAMPLE_REQUEST, ...request };
    const answer = await app.inject({ method: 'POST', url: '/api/quote-requests', payload });
    const receipt: { id: string; linkKey: string; reference: string } = answer.json();
    const { deskKey } = await db
      .selectFrom('submissions')
      .select('deskKey')
      .where('id', '=', receipt.id)
      .executeTakeFirstOrThrow();
    return { ...receipt, deskKey: `${deskKey}` };
  }
  const get = (url: string, key: string) =>
    app.inject({ url, headers: { ...device, authorization: `Bearer ${key}` } });
  const post = (url: string, key: string, payload: object, idempotencyKey = nextKey()) => {
    const headers = {
      ...device,
      authorization: `Bearer ${key}`,
      'idempotency-key': idempotencyKey,
    };
    return app.inject({ method: 'POST', url, headers, payload });
  };
  /** Enters a request for somebody who phoned. */
  async function enter(phoned: object, idempotencyKey = nextKey()) {
    return post('/api/diary/requests', '', { by: 'Anna', ...phoned }, idempotencyKey);
  }
  async function enterOne(phoned: object) {
    const { reference } = (await enter(phoned)).json();
    const { id, deskKey, linkKey } = await db
      .selectFrom('submissions')
      .select(['id', 'deskKey', 'linkKey'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { id, reference: `${reference}`, linkKey: `${linkKey}`, deskKey: `${deskKey}` };
  }
  const receipt = begun?.receipt ?? (phoned ? await enterOne(phoned) : await send(request));
  const { deskKey } = receipt;
  // Another email address renews it.
  let { linkKey } = receipt;

  /** Sends the form of "Change something". */
  const put = async (payload: object, key = linkKey, idempotencyKey = nextKey()) => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/your-move',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey },
      payload,
    });
    linkKey = answer.json().linkKey ?? linkKey;
    return answer;
  };
  const desk = async (): Promise<DeskView> => (await get('/api/desk', deskKey)).json();
  /** A ready text as the desk's button sends it. */
  const asSent = async (text = ''): Promise<string> => {
    const { url } = (await get('/api/desk/link', deskKey)).json();
    const plain = /^(https|mailto):/.test(text) ? decodeURIComponent(text) : text;
    return plain.replaceAll(THEIR_LINK, url);
  };
  /** By the key that opens it now, since a change, a new link and a deletion renew it: that of the last email, as visitors
   *  do, or before the first one that of their browser. */
  const move = async (): Promise<YourMove> => {
    const stored = await db
      .selectFrom('submissions')
      .select(['linkKey', 'mailKey'])
      .where('id', '=', receipt.id)
      .executeTakeFirst();
    const written = await db
      .selectFrom('outbox')
      .select('id')
      .where('submissionId', '=', receipt.id)
      .where('kind', 'in', VISITOR_MAILS)
      .executeTakeFirst();
    linkKey = (written && stored?.mailKey) ?? stored?.linkKey ?? linkKey;
    return (await get('/api/your-move', linkKey)).json();
  };
  /** Does something at the desk, by somebody who has seen all that happened unless the test says otherwise. */
  const act = async (action: object, idempotencyKey?: string) => {
    const { after } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.coalesce(fn.max('number'), sql<number>`0`).as('after'))
      .where('submissionId', '=', receipt.id)
      .executeTakeFirstOrThrow();
    return post('/api/desk', deskKey, { by: 'Anna', after, ...action }, idempotencyKey);
  };
  const mailServer = setUpMailServer(begun?.sent);
  // The mail about it is gone before anything else happens: it would go out after what is more urgent.
  if (!begun && !firstMailWaits) await deliverDueMail(db, { now, deliver: mailServer.deliver });

  return {
    ...built,
    ...receipt,
    ...mailServer,
    /** The header of a device of the team. */
    device,
    get,
    post,
    diary: async (): Promise<DiaryView> => (await get('/api/diary', '')).json(),
    /** Does something at the desk of another request. */
    actFor: (key: string, action: object) =>
      post('/api/desk', key, { by: 'Anna', after: 1000, ...action }),
    clock,
    desk,
    asSent,
    move,
    act,
    /** Sends another visitor's request. */
    send,
    enter,
    quoteIt: (quote: QuoteChanges & { readonly via?: string } = {}, idempotencyKey?: string) =>
      act({ kind: 'quoted', via: 'email', ...sentQuote(quote) }, idempotencyKey),
    /** The day is confirmed. */
    confirmIt: (
      confirmation: ConfirmationChanges & {
        readonly by?: string;
        readonly toldBy?: 'phone';
      } = {},
    ) =>
      act({
        kind: 'confirmed',
        ...sentConfirmation({ ...(phoned && NO_PAPERS), ...confirmation }),
      }),
    /** Cancels the move, by the visitor. */
    cancel: (said = '') => post('/api/your-move/cancel', linkKey, { said }),
    answer: async (
      kind: VisitorAnswerRequest['kind'],
      more: Partial<VisitorAnswerRequest> = {},
      idempotencyKey?: string,
    ) => {
      const { quote } = await move();
      const terms = kind === 'accepted' && { terms: quote?.termsOf ?? termsOf };
      const answer = { kind, quote: quote?.number ?? 0, ...terms, ...more };
      return post('/api/your-move/quote', linkKey, answer, idempotencyKey);
    },
    put,
    /** Whatever version is stored. */
    change: (answers: object) => put({ ...SAMPLE_REQUEST, ...answers }),
    mails: (kind: MailKind) =>
      db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute(),
    /** Lets the outbox worker try every mail that is due, once. */
    deliver: () => deliverDueMail(db, { now, deliver: mailServer.deliver }),
    /** The morning mail of that day, as the team gets it; undefined if there is none. */
    async morning(day: string): Promise<Mail | undefined> {
      clock.time = Date.parse(`${day}T06:35:00+02:00`);
      const { morningMail: at } = loadConfig({});
      const log = createLog('silent');
      await createMorningMail({ db, outbox: idleOutbox(), at, log, now }).look();
      await deliverDueMail(db, { now, deliver: mailServer.deliver });
      return mailServer.sent.find(({ reference }) => reference === `MORNING-${day}`);
    },
  };
}

/** The usual request, stored and mailed to the team. */
interface Begun {
  readonly database: Uint8Array;
  readonly device: { readonly cookie: string };
  readonly receipt: Readonly<Record<'id' | 'reference' | 'linkKey' | 'deskKey', string>>;
  readonly sent: readonly Mail[];
}

/** Most tests begin with it, and to store and mail it takes half of the time of a short one: each worker does it once, and
 *  a test gets a copy of the database. */
let usual: Promise<Begun> | undefined;

async function beginOnce(): Promise<Begun> {
  const file = join(temporaryFolder(), 'requests.db');
  const db = await openTestDatabase(file);
  const server = await withQuote({ db });
  await server.app.close();
  await db.destroy();
  const { device, id, reference, linkKey, deskKey, sent } = server;
  const receipt = { id, reference, linkKey, deskKey };
  return { database: readFileSync(file), device, receipt, sent };
}

function copyOf({ database }: Begun): Promise<Database> {
  const file = join(temporaryFolder(), 'requests.db');
  writeFileSync(file, database);
  return openTestDatabase(file);
}

/** A mail server that answers as the test says, and keeps what it took.
 *  @param before what it took before */
function setUpMailServer(before: readonly Mail[] = []) {
  const tried: Mail[] = [...before];
  const sent: Mail[] = [...before];
  const answers: { toVisitor: Delivery | Promise<Delivery> } = { toVisitor: SENT };
  return {
    tried,
    sent,
    /** Its answer to mails to visitors; the team's are always taken. */
    answers,
    toVisitor: () => sent.filter(({ to, part }) => to !== undefined && part !== 'acknowledgement'),
    acknowledgements: () => sent.filter(({ part }) => part === 'acknowledgement'),
    toTeam: () => sent.filter(({ to }) => to === undefined),
    async deliver(mail: Mail): Promise<Delivery> {
      tried.push(mail);
      const answer = mail.to ? await answers.toVisitor : SENT;
      if (answer.status === 'sent') sent.push(mail);
      return answer;
    },
  };
}

async function deliverDueMail(
  db: Database,
  { now, deliver }: { now: () => Date; deliver: (mail: Mail) => Promise<Delivery> },
): Promise<void> {
  const worker = createOutboxWorker({
    db,
    mailer: { deliver },
    ...createMails(loadConfig({}), now),
    siteUrl: SITE_URL,
    teamInbox: TEAM_INBOX,
    log: createLog('silent'),
    now,
    // In the order in which they were stored.
    mostInHand: 1,
    pollMs: 5,
  });
  onTestFinished(() => worker.stop());
  worker.start();
  await eventually(async () => {
    const untried = db
      .selectFrom('outbox')
      .select('kind')
      .where('channel', '=', 'mail')
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('runAt', '=', AT_ONCE), eb('leaseId', 'is not', null)]));
    expect(await untried.execute()).toEqual([]);
  });
  await worker.stop();
}
