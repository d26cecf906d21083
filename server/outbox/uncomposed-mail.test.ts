import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { withoutChance } from '../../tests/server/testing/without-chance.ts';
import { createLog } from '../log.ts';
import { insertMail } from './outbox.repository.ts';
import { createOutboxWorker, type OutboxDeps } from './outbox.worker.ts';

test('a mail that cannot be composed is logged by the place of the fault, without what it quotes', async () => {
  const db = await openTestDatabase();
  const logged: string[] = [];
  const broken = async () => {
    throw new RangeError('no date: Thandi, 082 555 0119');
  };
  const worker = createOutboxWorker({
    db,
    mailer: { deliver: async () => ({ status: 'sent' }) },
    siteUrl: 'http://localhost:3000',
    // The other kinds are not sent here.
    compose: { morning: broken } as unknown as OutboxDeps['compose'],
    log: createLog('info', { write: (line) => void logged.push(line) }),
    now: () => new Date(),
    pollMs: 5,
  });
  onTestFinished(() => worker.stop());
  await insertMail(db, { kind: 'morning' });
  worker.start();
  await eventually(() => expect(logged.join('')).toContain('mail failed, will be retried'));
  const log = logged.join('');
  expect(log).toContain('a mail could not be composed');
  expect(log).toMatch(/"type":"RangeError","at":\["at .*uncomposed-mail\.test\.ts/);
  expect(withoutChance(log)).not.toMatch(/Thandi|0119/);
});
