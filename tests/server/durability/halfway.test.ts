// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';

/** Stores one request, then halts between the next one and its mail; prints the acknowledged
 *  key. */
function serverThatHalts(file: string): string {
  const tests = join(import.meta.dirname, '..');
  const server = join(tests, '..', '..', 'server');
  return `
    import { openDatabase } from '${server}/database/database.ts';
    import { requests } from '${server}/requests/kinds/request.kind.ts';
    import { storeSubmission } from '${server}/requests/store-submission.ts';
    import { SAMPLE_REQUEST as content } from '${tests}/testing/sample-request.ts';
    const db = await openDatabase({ kind: 'sqlite', file: '${file}' });
    const halting = {
      ...requests,
      insert: async (trx, id, content) => {
        await requests.insert(trx, id, content);
        console.log('halted');
        return new Promise(() => {});
      },
    };
    const common = { content, receivedAt: new Date(), flag: null };
    const store = async (key, kind = requests) => {
      await storeSubmission(db, kind, { ...common, sent: { key, bodyHash: key } });
      console.log('thanked ' + key);
    };
    process.stdin.resume();
    await store('before');
    await store('halfway', halting);
  `;
}

test('killed between a request and its mail: neither is stored, and nobody was thanked for it', async () => {
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
  const stored = await db.selectFrom('submissions').select('idempotencyKey').execute();
  expect(stored).toEqual([{ idempotencyKey: 'before' }]);
  const received = db.selectFrom('outbox').select('id').where('kind', '=', 'received');
  expect(await received.execute()).toHaveLength(1);
});
