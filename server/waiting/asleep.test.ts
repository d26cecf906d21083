import { expect, test, vi } from 'vitest';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createReminders } from './reminders.ts';
import { createMorningMail } from './send-morning-email.ts';

const { morningMail, remindAfter } = loadConfig({});

test('a machine that sleeps through the morning mail reminds of what waits once it is awake', async () => {
  const server = await withQuote();
  const { db, clock, deliver, toTeam } = server;
  const deps = {
    db,
    outbox: { wake: vi.fn() },
    log: createLog('silent'),
    now: () => new Date(clock.time),
  };
  const reminders = createReminders({ ...deps, reminders: remindAfter, morningMail });
  const morning = createMorningMail({ ...deps, at: morningMail });
  const lookAt = async (time: string) => {
    clock.time = Date.parse(`2026-11-${time}:00+02:00`);
    await reminders.look();
    await morning.look();
    await deliver();
  };
  clock.time = Date.parse('2026-11-24T07:40:00+02:00');
  const late = await server.send({ name: 'Bheki Dube' });
  await server.actFor(late.deskKey, { kind: 'taken' });
  await lookAt('25T04:59');
  const before = toTeam().length;
  await lookAt('25T12:45');
  const told = toTeam().slice(before);
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining(late.reference)]);
  await lookAt('26T06:31');
  expect(toTeam().slice(before)).toHaveLength(2);
});
