import { expect, test, vi } from 'vitest';
import { afterOpeningTime } from '../../domain/dates/opening-hours.ts';
import { LABELS } from '../../domain/request/labels.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createReminders } from './reminders.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Looks at these times, in Johannesburg, and delivers.
 *  @returns the reminders that the team has got so far, by their titles */
async function remindersAt(server: Server, ...times: readonly string[]): Promise<string[]> {
  const { db, clock, deliver, toTeam } = server;
  const failures: string[] = [];
  const { look } = createReminders({
    db,
    outbox: { wake: vi.fn() },
    reminders: loadConfig({}).remindAfter,
    log: createLog('error', { write: (line) => void failures.push(line) }),
    now: () => new Date(clock.time),
  });
  for (const time of times) {
    clock.time = Date.parse(`${time}:00+02:00`);
    await look();
  }
  expect(failures).toEqual([]);
  await deliver();
  const titles = toTeam().map(({ sender }) => `${sender}`.split(':')[0] ?? '');
  return titles.filter((title) => /Confirm|Nobody|No answer/.test(title));
}

/** When the company has been open for four hours since that time, whatever its hours. */
function afterFourHours(time: string): number {
  return afterOpeningTime(new Date(`${time}:00+02:00`), 4 * 3_600_000)?.getTime() ?? 0;
}

/** A moment and some minutes: '2026-11-28T23:30' in Johannesburg. */
function minutes(moment: number, later: number): string {
  return new Date(moment + (120 + later) * 60_000).toISOString().slice(0, 16);
}

/** A visitor who says yes at that time. */
async function yesAt(time: string): Promise<Server> {
  const server = await withQuote();
  await server.quoteIt({ day: '2026-12-18' });
  server.clock.time = Date.parse(`${time}:00+02:00`);
  expect((await server.answer('accepted')).statusCode).toBe(200);
  return server;
}

test('a yes that nobody confirms within four opening hours is reminded of once', async () => {
  // A Friday.
  const server = await yesAt('2026-11-27T09:00');
  expect(await remindersAt(server, '2026-11-27T12:59')).toEqual([]);
  const times = ['2026-11-27T13:00', '2026-11-27T13:01', '2026-11-28T09:00', '2026-11-30T09:00'];
  expect(await remindersAt(server, ...times)).toEqual([ACTION_NAMES.confirmed]);
  const mail = server.toTeam().at(-1);
  expect(mail).toMatchObject({
    sender: `${ACTION_NAMES.confirmed}: Thandi Nkosi`,
    important: true,
  });
  expect(mail?.text).toContain('Thandi Nkosi said yes, and has been waiting since');
});

test('a yes on Saturday evening is reminded of once the family was open for four hours', async () => {
  const server = await yesAt('2026-11-28T19:00');
  const due = afterFourHours('2026-11-28T19:00');
  expect(await remindersAt(server, '2026-11-28T23:30', minutes(due, -1))).toEqual([]);
  expect(await remindersAt(server, minutes(due, 0))).toEqual([ACTION_NAMES.confirmed]);
});

test('not once the day was confirmed, or the move cancelled', async () => {
  const confirmed = await yesAt('2026-11-27T09:00');
  await confirmed.confirmIt();
  const cancelled = await yesAt('2026-11-27T09:00');
  await cancelled.cancel();
  for (const server of [confirmed, cancelled]) {
    expect(await remindersAt(server, '2026-11-27T13:00', '2026-11-28T09:00')).toEqual([]);
  }
});

test('a reminder that waited until the day was confirmed is not sent', async () => {
  const server = await yesAt('2026-11-27T09:00');
  server.clock.time = Date.parse('2026-11-27T13:00:00+02:00');
  const { db, clock } = server;
  const { look } = createReminders({
    db,
    outbox: { wake: vi.fn() },
    reminders: [],
    log: createLog('silent'),
    now: () => new Date(clock.time),
  });
  await look();
  expect(await server.mails('reminder')).toHaveLength(1);
  await server.confirmIt();
  expect(await remindersAt(server, '2026-11-27T13:02')).toEqual([]);
  expect(await server.mails('reminder')).toEqual([]);
});

test('a change of what was agreed is reminded of by itself', async () => {
  const server = await yesAt('2026-11-27T09:00');
  await server.confirmIt();
  await server.change({ moveDate: '2026-12-10' });
  expect(await remindersAt(server, '2026-11-27T13:00')).toEqual([ACTION_NAMES.confirmed]);
  const text = server
    .toTeam()
    .find(({ sender }) => sender?.startsWith(ACTION_NAMES.confirmed))?.text;
  expect(text).toContain('Thandi Nkosi changed what was agreed, and has been waiting since');
  expect(text).not.toContain('said yes, and has been waiting');
  expect(text).toContain(`${LABELS.moveDate}: Thursday 10 December 2026`);
  await server.confirmIt({ day: '2026-12-10' });
  // More than a week after the yes.
  server.clock.time = Date.parse('2026-12-05T09:00:00+02:00');
  await server.change({ moveDate: '2026-12-11' });
  expect(await remindersAt(server, '2026-12-05T12:59')).toHaveLength(1);
  expect(await remindersAt(server, '2026-12-05T13:00', '2026-12-05T13:01')).toHaveLength(2);
});
