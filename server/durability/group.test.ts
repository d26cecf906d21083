import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { quoteRequests } from '../quote/quote.submission.ts';
import { storeSubmission } from '../submissions/store-submission.ts';
import { SAMPLE_REQUEST } from '../testing/sample-quote.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt, openTestDatabase } from '../testing/test-database.ts';

const COMMON = {
  receivedAt: new Date('2026-11-21T20:33:13.106Z'),
  mailDomain: 'movers.example',
  flag: null,
};

test('repeats that are written together are one request', async () => {
  const db = await openTestDatabase();
  const store = (idempotencyKey: string, name = SAMPLE_REQUEST.name) => {
    const content = { ...SAMPLE_REQUEST, name };
    return storeSubmission(db, quoteRequests, { ...COMMON, content, idempotencyKey });
  };
  const [first, repeat, next, otherBody] = await Promise.all([
    store('a-click'),
    store('a-click'),
    store('next'),
    store('a-click', 'Sipho'),
  ]);
  expect([first, next]).toMatchObject([{ status: 'stored' }, { status: 'stored' }]);
  expect(repeat).toEqual({ ...first, status: 'repeated' });
  expect(otherBody).toEqual({ status: 'key-reused' });
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
});

/** Stores one, then three at once; says whom it has thanked, and halts inside the third of them. */
function serverThatHalts(file: string): string {
  const server = join(import.meta.dirname, '..');
  return `
    import { openDatabase } from '${server}/database/database.ts';
    import { quoteRequests } from '${server}/quote/quote.submission.ts';
    import { storeSubmission } from '${server}/submissions/store-submission.ts';
    import { SAMPLE_REQUEST as content } from '${server}/testing/sample-quote.ts';
    const db = await openDatabase({ kind: 'sqlite', file: '${file}' }, console);
    const halting = {
      ...quoteRequests,
      insert: async (trx, quote) => {
        await quoteRequests.insert(trx, quote);
        console.log('halted');
        return new Promise(() => {});
      },
    };
    const common = { content, receivedAt: new Date(), mailDomain: 'movers.example', flag: null };
    const store = async (idempotencyKey, kind = quoteRequests) => {
      await storeSubmission(db, kind, { ...common, idempotencyKey });
      console.log('thanked ' + idempotencyKey);
    };
    process.stdin.resume();
    await store('before');
    await Promise.all([store('first'), store('second'), store('third', halting)]);
  `;
}

test('killed in the middle of a group: whom it thanked is stored, of the group nothing', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const script = ['--input-type=module', '-e', serverThatHalts(file)];
  const child = spawn(process.execPath, script, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line === 'halted') break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(said).toEqual(['thanked before', 'halted']);

  const db = await openDatabaseAt(`sqlite:${file}`);
  const stored = await db.selectFrom('quoteRequests').select('idempotencyKey').execute();
  expect(stored).toEqual([{ idempotencyKey: 'before' }]);
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});
