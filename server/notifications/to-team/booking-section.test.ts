import { expect, test } from 'vitest';
import { LABELS } from '../../../domain/request/labels.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';

/** The wish is Saturday 5 December, the yes was for Monday 7, and Wednesday 9 is confirmed. */
const WISHED = 'Saturday 5 December 2026';
const AGREED = 'Monday 7 December 2026, between 8 and 9';
const CONFIRMED = 'Wednesday 9 December 2026, between 7 and 8';

async function agreed() {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('accepted');
  return server;
}

async function booked() {
  const server = await agreed();
  await server.confirmIt({ day: '2026-12-09', window: 'between 7 and 8' });
  return server;
}

/** The text of the last mail to the team. */
async function lastTo({ deliver, toTeam }: Awaited<ReturnType<typeof withQuote>>) {
  await deliver();
  return toTeam().at(-1)?.text ?? '';
}

test('a question, a call or a change after the confirmation comes with what was confirmed', async () => {
  const server = await booked();
  for (const happens of [
    () => server.answer('asked', { said: 'And the piano?' }),
    () => server.post('/api/your-move/call', server.linkKey, {}),
    () => server.change({ additionalNotes: 'The gate code is 12' }),
  ]) {
    expect((await happens()).statusCode).toBe(200);
    expect(await lastTo(server)).toContain(`WHAT WAS CONFIRMED\nArrival: ${CONFIRMED}`);
  }
});

test('a call after the yes comes with what they said yes to', async () => {
  const server = await agreed();
  await server.post('/api/your-move/call', server.linkKey, {});
  expect(await lastTo(server)).toMatch(
    `WHAT THEY SAID YES TO\nPrice: R6\u00a0500\nArrival: ${AGREED}`,
  );
});

test('a call after a no comes with what they turned down, and after ours with what we answered', async () => {
  const server = await withQuote();
  await server.quoteIt();
  await server.answer('declined');
  await server.post('/api/your-move/call', server.linkKey, {});
  expect(await lastTo(server)).toContain('THE QUOTE THAT THEY TURNED DOWN\nPrice: R6\u00a0500');
  await server.act({ kind: 'refused' });
  await server.post('/api/your-move/call', server.linkKey, {});
  expect(await lastTo(server)).toContain('WHAT WE ANSWERED\nNoted: Not for us');
});

test('a change that takes the day back says which day was confirmed until now', async () => {
  const server = await booked();
  await server.change({ moveDate: '2026-12-14' });
  const text = await lastTo(server);
  expect(text).toContain(
    `Confirmed until now: ${CONFIRMED}\n${LABELS.moveDate}: Monday 14 December 2026\n`,
  );
  expect(text).toContain(
    `${LABELS.moveDate}: Monday 14 December 2026, was Saturday 5 December 2026`,
  );
});

test('a cancellation names the day that is cancelled, before the wish, and what kind of day it was', async () => {
  const bookedMove = await booked();
  await bookedMove.cancel();
  const text = await lastTo(bookedMove);
  expect(text).toContain('A MOVE WAS BOOKED\n- Take Wednesday 9 December 2026 out of the diary');
  expect(text).toContain(`WHAT WAS CANCELLED\nArrival: ${CONFIRMED}`);
  expect(text.indexOf(WISHED)).toBeGreaterThan(text.indexOf(CONFIRMED));

  const onlyAgreed = await agreed();
  await onlyAgreed.cancel();
  const other = await lastTo(onlyAgreed);
  expect(other).toContain('THEY HAD SAID YES, AND THE DAY WAS NOT CONFIRMED');
  expect(other).toContain('WHAT WAS CANCELLED\nDay: Monday 7 December 2026');
  expect(other).not.toContain('A MOVE WAS BOOKED');
});

test('a cancellation after a change of the day names both days: the crew may have the confirmed one', async () => {
  const server = await booked();
  await server.change({ moveDate: '2026-12-14' });
  await server.cancel();
  const text = await lastTo(server);
  const days = 'Wednesday 9 December 2026 and Monday 14 December 2026';
  expect(text).toContain(`A MOVE WAS BOOKED\n- Take ${days} out of the diary`);
  expect(text).toContain(`Day: Monday 14 December 2026\nConfirmed before: ${CONFIRMED}`);
});

test('the first words to a visitor who has a price ask for nothing that was open before it', async () => {
  const server = await withQuote({}, { access: undefined, fromAddress: 'Cedar Lakes Estate' });
  const email = async () =>
    decodeURIComponent(
      (await server.desk()).links.find(({ label }) => label === 'Email')?.url ?? '',
    );
  expect(await email()).toContain('To price it properly');
  await server.quoteIt();
  expect(await email()).toContain(`about your quote request ${server.reference}.`);
  expect(await email()).not.toContain('To price it properly');
});

test('a yes to a day that went by unconfirmed has nothing to take out of the diary', async () => {
  const server = await agreed();
  server.clock.time = Date.parse('2026-12-07T22:30:00Z');
  await server.act({ kind: 'cancelled', said: '' });
  const text = await lastTo(server);
  expect(text).toContain(
    '- Monday 7 December 2026 is over, so there is nothing to take out of the diary.',
  );
  expect(text).not.toContain('tell the crew');
});

test('a new quote after the day of the yes takes no day out of the diary', async () => {
  const server = await agreed();
  server.clock.time = Date.parse('2026-12-07T22:30:00Z');
  await server.quoteIt({ day: '2026-12-18', validUntil: '2027-01-06' });
  await server.deliver();
  const news = server.toTeam().find(({ sender }) => sender?.startsWith('New quote'));
  expect(news?.text).toContain('- Monday 7 December 2026 is over, so there is nothing');
});
