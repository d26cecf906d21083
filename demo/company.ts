import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MailKind } from '../domain/move/mail-kinds.ts';
import type { DeskView } from '../domain/team/desk-view.ts';
import type { YourMove } from '../domain/your-move/your-move.ts';
import { buildApp } from '../server/app.ts';
import { type Database, openDatabaseForVisitors } from '../server/database/database.ts';
import { createMails } from '../server/mails.ts';
import type { FailedDelivery, Mail, Mailer } from '../server/sending/mail/mail.ts';
import { createMailer } from '../server/sending/mail/mailer.ts';
import { createOutboxWorker } from '../server/sending/outbox/outbox.worker.ts';
import type { Config } from '../server/settings/config.ts';
import { createLog } from '../server/settings/log.ts';
import { newSignInLink } from '../server/team/devices/sign-in-link.repository.ts';
import { createMailJobs } from '../server/waiting/mail-jobs.ts';

const POLL_MS = 5;

/** An address that ends so does not exist. */
const NOWHERE = '@visitr.example';
const NO_SUCH_ADDRESS: FailedDelivery = {
  status: 'failed',
  fault: 'no-such-address',
  reason: '550 5.1.1 no such user',
};

/** What opens a request or message: the key of its desk, and the visitor's. */
export interface Keys {
  readonly deskKey: string;
  /** Null for a message, which has no page. */
  readonly linkKey: string | null;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: `/api/${string}`;
  readonly key?: string | undefined;
  readonly body?: object;
}

export type Company = Awaited<ReturnType<typeof openCompany>>;

/** The product without its pages, at a moment that is set from outside: visitors and the family use its API, and its
 *  mails and jobs follow the same clock. */
export async function openCompany(config: Config, begin: Date) {
  let time = begin;
  const now = () => time;
  const log = createLog('silent');
  const db = await openDatabaseForVisitors(config.database);
  const sending = createMailer(config);
  const mailer: Mailer = {
    deliver: async (mail, attempt) =>
      mail.to?.address.endsWith(NOWHERE) ? NO_SUCH_ADDRESS : sending.deliver(mail, attempt),
  };
  const { siteUrl } = config;
  const [teamInbox] = config.teamInbox;
  const { compose, ...then } = createMails(config, now);
  const mails = Object.fromEntries(Object.keys(compose).map((kind) => [kind, []])) as unknown as
    // The keys are those of `compose`.
    Record<MailKind, Mail[]>;
  const composed = Object.entries(compose).map(([kind, composeMail]) => {
    const keep: typeof composeMail = async (...about) => {
      const mail = await composeMail(...about);
      if (mail) mails[kind as MailKind].push(mail); // as above
      return mail;
    };
    return [kind, keep];
  });
  const outbox = createOutboxWorker({
    ...{ db, log, now, mailer, siteUrl, teamInbox, ...then },
    compose: Object.fromEntries(composed) as typeof compose, // of all kinds
  });
  const app = await buildApp({ config, db, outbox, site: null, log, now });
  const jobs = createMailJobs({ db, outbox, config, log, now });
  outbox.start();

  async function call<Answer>({ method, url, key, body }: Call): Promise<Answer> {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'idempotency-key': randomUUID(),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 300) {
      throw new Error(`${method} ${url} ${JSON.stringify(body)}: ${answer.body}`);
    }
    const sent = answer.headers['set-cookie'];
    if (sent !== undefined) [cookie] = `${sent}`.split(';');
    await mailsAreOut(db, time, outbox);
    return (answer.body ? answer.json() : undefined) as Answer; // as the API's document says
  }

  let cookie: string | undefined;
  await call({ method: 'POST', url: '/api/sign-in', body: {} });
  const invitation = { invited: 'start', now: time } as const;
  const [, key] = (await newSignInLink(db, siteUrl, invitation)).split('#');
  await call({ method: 'POST', url: '/api/sign-in', body: { key, name: 'Anna’s phone' } });

  return {
    call,
    /** All that went out, by its kind, in the order of time. */
    mails: mails as Readonly<Record<MailKind, readonly Mail[]>>,
    /** Sets the clock, and does what a server does then by itself. */
    async setTime(moment: Date) {
      time = moment;
      for (const job of jobs) await job.look();
      await mailsAreOut(db, time, outbox);
    },
    /** The keys of what was received under that reference: a visitor has theirs from the page or the last email. */
    async keysOf(reference: string): Promise<Keys> {
      const { deskKey, linkKey, mailKey } = await db
        .selectFrom('submissions')
        .select(['deskKey', 'linkKey', 'mailKey'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return { deskKey: `${deskKey}`, linkKey: mailKey ?? linkKey };
    },
    desk: ({ deskKey }: Keys) => call<DeskView>({ method: 'GET', url: '/api/desk', key: deskKey }),
    move: ({ linkKey }: Keys) =>
      call<YourMove>({ method: 'GET', url: '/api/your-move', key: linkKey ?? undefined }),
    async close() {
      await app.close();
      await outbox.stop();
      await db.destroy();
    },
  };
}

async function mailsAreOut(db: Database, time: Date, outbox: { wake(): void }): Promise<void> {
  const isDue = () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', 'mail')
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('runAt', '<=', time.toISOString()), eb('leaseId', 'is not', null)]))
      .limit(1)
      .executeTakeFirst();
  if (await isDue()) outbox.wake();
  while (await isDue()) await pause(POLL_MS);
}
