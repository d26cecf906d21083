import { expect, test } from 'vitest';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const SAID = 'A deep scratch on the oak table, and one box is missing.';

/** Moved on Monday 7 December, on the evening of that day. */
async function moved() {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('accepted');
  await server.confirmIt();
  await server.deliver();
  server.clock.time = Date.parse('2026-12-07T18:30:00+02:00');
  const report = (said = SAID, key?: string) =>
    server.post('/api/your-move/report', server.linkKey, { said }, key);
  return { ...server, report };
}
type Server = Awaited<ReturnType<typeof moved>>;

const hasFirst = async (server: Server, day: string) => {
  const mail = await server.morning(day);
  expect(mail?.text).toContain('MISSING OR BROKEN: ANSWER THEM');
  expect(mail?.subject).toContain('This morning: 1 complaint');
  return mail?.text ?? '';
};

test('what is missing or broken comes first until somebody answers, however long that takes', async () => {
  const server = await moved();
  expect((await server.report()).json()).toMatchObject({ reportedAt: expect.any(String) });
  await server.deliver();
  const mail = server.toTeam().at(-1);
  expect(mail?.subject).toBe(
    `Missing or broken after the move of Thandi Nkosi [${server.reference}]`,
  );
  expect(mail?.text).toContain(SAID);
  expect((await server.desk()).wishes).toMatchObject([{ lines: [SAID] }]);
  const first = await hasFirst(server, '2026-12-08');
  expect(first).toContain('wrote that something is missing or broken on Mon 7 Dec');
  expect(first).toContain('what did it come to?');
  await server.act({
    kind: 'settled',
    price: 6500,
    lines: [],
    paid: { amount: 6500, how: 'cash', day: '2026-12-07' },
    day: '2026-12-07',
    said: '',
  });
  await hasFirst(server, '2027-01-11');
  await server.act({ kind: 'phoned', said: 'We mend the table on Friday.' });
  expect((await server.morning('2027-01-12'))?.text).not.toContain(server.reference);
  expect((await server.move()).reportedAt).toBeNull();
});

test('nobody is asked for a review meanwhile', async () => {
  const server = await moved();
  server.clock.time = Date.parse('2026-12-08T05:00:00+02:00');
  expect((await server.desk()).afterMove).not.toBeNull();
  await server.report();
  expect((await server.desk()).afterMove).toBeNull();
  expect((await server.morning('2026-12-08'))?.text).not.toContain('ask how it went');
  await server.act({ kind: 'phoned', said: 'All is well.' });
  expect((await server.desk()).afterMove).not.toBeNull();
});

test('a repeat is one; two reports are two; an empty one is refused', async () => {
  const server = await moved();
  await server.report(SAID, 'once');
  await server.report(SAID, 'once');
  await server.report('And the mirror.');
  expect((await server.report(' ')).statusCode).toBe(422);
  expect((await server.desk()).wishes).toHaveLength(2);
  await server.deliver();
  const subjects = server.toTeam().map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Missing'))).toHaveLength(2);
});

test('before the day there is nothing to report', async () => {
  const server = await moved();
  server.clock.time = Date.parse('2026-12-06T18:30:00+02:00');
  expect((await server.move()).may).not.toContain('reported');
  const refused = await server.report();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain('Please call us.');
});
