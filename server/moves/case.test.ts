import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { answerChannel, findCase } from './case.ts';

test('the team answers as the visitor chose, by phone once an email did not reach them', async () => {
  const db = await openTestDatabase();
  const stored = await storeRequest(db, { deliveryMethod: 'email' });
  const channel = async () => {
    const found = await findCase(db, { id: stored.id });
    return found && answerChannel(found);
  };
  await storeEvents(db, stored, [{ kind: 'quoted', via: 'email', quote: SAMPLE_QUOTE }]);
  expect(await channel()).toBe('email');
  const reason = '550 5.1.1 no such user';
  await storeEvents(db, stored, [{ kind: 'undelivered', about: 1, mail: 'quote', reason }]);
  expect(await channel()).toBe('call');
  await storeEvents(db, stored, [{ kind: 'delivered', about: 1, mail: 'quote' }]);
  expect(await channel()).toBe('email');
});
