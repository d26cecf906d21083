import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { createLog } from '../../settings/log.ts';
import { leaseDue } from './lease.repository.ts';
import { insertMail } from './outbox.repository.ts';
import { settleMail } from './settle-mail.ts';

test('a mail that one of the team did not get stays sent, and is logged as an error', async () => {
  const db = await openTestDatabase();
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  await insertMail(db, { kind: 'morning' });
  const row = await leaseDue(db, 'mail', new Date());
  if (!row) throw new Error('no mail is due');
  const reason = '550 5.1.1 <owner@movers.exmaple>: no room for Thandi';
  const refused = [{ address: 'owner@movers.exmaple', reason, fault: 'no-such-address' as const }];
  await settleMail({ db, log, now: () => new Date() }, row, { status: 'sent', refused });
  expect(await db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'sent' }]);
  const error = logged.find((line) => line.includes('"level":50'));
  expect(error).toContain('mail refused for an address of the team');
  expect(error).toContain('"refused":["owner@movers.exmaple: 550 5.1.1"]');
  expect(error).not.toContain('Thandi');
});
