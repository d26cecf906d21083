import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const DAY = 86_400_000;

test('a link changes its request ten times a day and fifty in all, and then names the phone', async () => {
  const { put, clock, db, actFor, deskKey } = await withQuote();
  let changes = 0;
  const change = () => put({ ...SAMPLE_REQUEST, additionalNotes: `Change ${++changes}` });
  for (let day = 0; day < 5; day += 1) {
    for (let one = 0; one < 10; one += 1) expect((await change()).statusCode).toBe(200);
    const refused = await change();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toContain(company.phone.display);
    expect(refused.json().detail).toContain('Nothing was saved');
    clock.time += DAY;
  }
  const last = await change();
  expect(last.json().detail).toContain('50 times');
  const stored = db.selectFrom('events').select('number').where('kind', '=', 'changed');
  expect(await stored.execute()).toHaveLength(50);
  expect((await actFor(deskKey, { kind: 'taken' })).statusCode).toBe(200);
});
