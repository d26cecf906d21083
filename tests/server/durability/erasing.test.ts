// @module-tag slow
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { termsOf } from '../../../content/terms.ts';
import type { Database } from '../../../server/database/database.ts';
import { recordDelivery } from '../../../server/notifications/to-visitor/record-delivery.ts';
import { deleteSubmissions } from '../../../server/requests/submission.repository.ts';
import { leaseDue } from '../../../server/sending/outbox/lease.repository.ts';
import { settleMail } from '../../../server/sending/outbox/settle-mail.ts';
import { createLog } from '../../../server/settings/log.ts';
import { actAtDesk } from '../../../server/team/desk/desk-action.ts';
import { changeMove } from '../../../server/your-move/change-move.ts';
import { actOnMove } from '../../../server/your-move/visitor-action.ts';
import { eventually } from '../../eventually.ts';
import { withPostgres } from '../testing/postgres.ts';
import { quoted } from '../testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { storeEvents, storeRequest } from '../testing/test-desk.ts';

const ROUNDS = 60;
/** Apart from each other, in milliseconds: by a little more and a little less than an action takes. */
const MOST_APART = 5;
const NOW = new Date('2026-11-22T09:00:00Z');

const newDatabase = withPostgres();

/** Whatever is about a submission; nothing of it may outlive the submission. */
async function rowsIn(db: Database) {
  return {
    submissions: await db.selectFrom('submissions').select('id').execute(),
    requests: await db.selectFrom('requests').select('id').execute(),
    events: await db.selectFrom('events').select('number').execute(),
    mails: await db.selectFrom('outbox').select('id').execute(),
  };
}

const NOTHING = { submissions: [], requests: [], events: [], mails: [] };

async function storeQuoted(db: Database, name: string) {
  const keys = { deskKey: `desk-${name}`, linkKey: `link-${name}` };
  const stored = await storeRequest(db, keys);
  await storeEvents(db, stored, [quoted()]);
  return { ...stored, ...keys };
}

type Keys = Awaited<ReturnType<typeof storeQuoted>>;
const PRESS = { key: 'a-press', bodyHash: '' };

type Action = readonly [what: string, act: (db: Database, keys: Keys) => Promise<string>];

const ACTIONS: readonly Action[] = [
  [
    'a call that the team writes down',
    async (db, { deskKey }) => {
      const phoned = { kind: 'phoned', by: 'Anna', said: 'Saturday', after: 1 } as const;
      return String(await actAtDesk(db, deskKey, phoned, PRESS, NOW));
    },
  ],
  [
    'a change by the visitor',
    async (db, { linkKey }) => {
      const request = { ...SAMPLE_REQUEST, bedrooms: '4+' } as const;
      return `${(await changeMove(db, linkKey, request, NOW)).outcome}`;
    },
  ],
  [
    'a yes to the quote',
    async (db, { linkKey }) => {
      const yes = { kind: 'accepted', quote: 1, terms: termsOf } as const;
      return String(await actOnMove(db, linkKey, yes, NOW, PRESS));
    },
  ],
];

test.each(ACTIONS)('%s at the moment of the erasing leaves nothing behind', async (_what, act) => {
  const url = await newDatabase();
  const [db, other] = [await openDatabaseAt(url), await openDatabaseAt(url)];
  const outcomes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await storeQuoted(db, `${round}`);
    const apart = (round % (2 * MOST_APART + 1)) - MOST_APART;
    const [outcome] = await Promise.all([
      pause(Math.max(apart, 0)).then(() => act(db, stored)),
      pause(Math.max(-apart, 0)).then(() => deleteSubmissions(other, [stored.id])),
    ]);
    outcomes.push(outcome);
  }
  expect(await rowsIn(db)).toEqual(NOTHING);
  // Each of the two was first at some time.
  expect(new Set(outcomes)).toEqual(new Set(['stored', 'unknown']));
});

/** Ends when a connection waits for a lock that another one holds. */
function somebodyWaits(db: Database) {
  return eventually(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    expect(rows).not.toEqual([]);
  });
}

test('a mail that is recorded while its request is erased: the deadlock is sorted out', async () => {
  const url = await newDatabase();
  const [db, other] = [await openDatabaseAt(url), await openDatabaseAt(url)];
  const { id } = await storeQuoted(db, 'one');
  await db.updateTable('outbox').set({ kind: 'quote', event: 1 }).execute();
  const mail = await leaseDue(db, 'mail', NOW);
  if (!mail) throw new Error('no mail');
  const record = recordDelivery(() => NOW);
  let tries = 0;
  let erasing: Promise<unknown> | undefined;
  const quote: typeof record = async (trx, ...settled) => {
    tries += 1;
    // The erasing has the request and waits for the mail; this has the mail and asks for the request.
    erasing ??= deleteSubmissions(other, [id]);
    if (tries === 1) await somebodyWaits(db);
    await record(trx, ...settled);
  };
  const log = createLog('silent');
  const refused = {
    status: 'failed',
    fault: 'no-such-address',
    reason: '550 no such mailbox',
  } as const;
  await settleMail({ db, log, now: () => NOW, onFinished: { quote } }, mail, refused);
  await erasing;
  expect(await rowsIn(db)).toEqual(NOTHING);
});
