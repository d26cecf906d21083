import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { beginOfDay, localDay } from '../../domain/dates/local-time.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { letTimePass } from '../../tests/server/testing/outbox-waiting.ts';
import { onDay } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { AWAY, REFUSED, SENT, withQuote } from '../../tests/server/testing/test-quote.ts';
import { withoutChance } from '../../tests/server/testing/without-chance.ts';
import { tries } from '../../tests/tries.ts';
import { insertJobRun, RESTORED } from '../database/jobs/job-run.repository.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { createDayBeforeMail } from './send-day-before.ts';

type Server = Awaited<ReturnType<typeof withQuote>>;
const DAY = '2026-12-07';
const HOUR_MS = 3_600_000;
/** In Johannesburg, on the day before. */
const at = (time: string) => Date.parse(`2026-12-06T${time}:00+02:00`);

/** Another server that looks at the same requests. */
function watchOf({ db, clock }: Server, settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const deps = {
    db,
    outbox: { wake: vi.fn() },
    at: loadConfig(settings).dayBefore,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    now: () => new Date(clock.time),
  };
  const watch = createDayBeforeMail(deps);
  const lookAt = async (...times: readonly string[]) => {
    for (const time of times) {
      clock.time = at(time);
      await watch.look();
    }
  };
  return { ...watch, lines, lookAt };
}

/** A move that was agreed for that day, by phone. */
async function agreed(day = DAY, changes: Parameters<typeof withQuote>[0] = {}): Promise<Server> {
  const server = await withQuote(changes);
  await server.act({ kind: 'agreed', price: 6500, ...onDay(day), said: '' });
  return server;
}

async function booked(): Promise<Server> {
  const server = await agreed();
  await server.confirmIt({ day: DAY });
  await server.deliver();
  return server;
}

async function told({ deliver, toVisitor }: Server): Promise<string[]> {
  await deliver();
  return toVisitor().flatMap(({ subject }) => (subject.startsWith('Tomorrow') ? subject : []));
}

test('a corrected address gets it again on that day, and on the moving day nobody says that it will', async () => {
  for (const [time, expected] of [
    [at('17:00'), 1],
    [at('17:00') + 12 * 3_600_000, 0],
  ] as const) {
    const server = await booked();
    await watchOf(server).lookAt('16:00');
    server.answers.toVisitor = REFUSED;
    await server.deliver();
    server.answers.toVisitor = SENT;
    server.clock.time = time;
    await server.change({ moveDate: DAY, email: 'right@visitor.example' });
    expect(await told(server)).toHaveLength(expected);
    const resent = server.toTeam().at(-1)?.text.includes('details for tomorrow goes out again');
    expect(resent).toBe(expected === 1);
  }
});

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('two servers that look at once, and again, tell the visitor once', async () => {
    // PostgreSQL's own clock counts.
    const now = new Date();
    const tomorrow = addDays(localDay(now), 1);
    const server = await agreed(tomorrow, { db: await openDatabaseAt(await newUrl()) });
    server.clock.time = now.getTime();
    await server.confirmIt({ day: tomorrow });
    const minute = Math.floor((now.getTime() - Date.parse(beginOfDay(localDay(now)))) / 60_000);
    const due = Math.max(0, minute - 1);
    const time = `${Math.floor(due / 60)}:${String(due % 60).padStart(2, '0')}`;
    const watches = [1, 2].map(() => watchOf(server, { DAY_BEFORE: time }));
    for (let looks = 0; looks < 2; looks += 1) {
      await Promise.all(watches.map((watch) => watch.look()));
    }
    expect(await told(server)).toHaveLength(1);
  });
});

test('at four in the afternoon, and not before, it says what to have ready', async () => {
  const server = await booked();
  const watch = watchOf(server);
  await watch.lookAt('09:00', '15:59');
  expect(await told(server)).toEqual([]);
  await watch.lookAt('16:00', '16:01', '21:00');
  expect(await told(server)).toEqual([
    `Tomorrow: between 8 and 9, 12 Kelly Avenue [${server.reference}]`,
  ]);
  expect(watch.lines.filter((line) => line.includes('could not be stored'))).toEqual([]);
  const text = `${server.toVisitor().at(-1)?.text}`;
  for (const words of [
    'HAVE READY\n- ',
    'Monday 7 December 2026',
    '12 Kelly Avenue',
    'Check that the gate',
  ]) {
    expect(text).toContain(words);
  }
  expect((await server.desk()).history.at(-1)?.heading).toContain('The email for the day before');
});

/** The crew's part of the morning mail of the moving day. */
async function crewSheet(server: Server): Promise<string> {
  const { text = '' } = (await server.morning(DAY)) ?? {};
  return text.slice(0, text.indexOf('MOVES IN THE NEXT DAYS') >>> 0);
}

test('the crew reads who was not told: a mail server was away from 16:00 to midnight', async () => {
  const server = await booked();
  const watch = watchOf(server);
  server.answers.toVisitor = AWAY;
  for (const time of ['16:00', '20:00', '23:59']) {
    await watch.lookAt(time);
    await letTimePass(server.db);
    await server.deliver();
  }
  expect(await crewSheet(await awake(server))).toContain('Not told yet: ');
  expect((await server.desk()).history.at(-1)).toMatchObject({
    heading: expect.stringContaining('The email for the day before'),
    lines: ['The email was not sent: the day had come.'],
  });
});

/** The mail server is back, half an hour after midnight. */
async function awake(server: Server): Promise<Server> {
  server.answers.toVisitor = SENT;
  server.clock.time = at('23:59') + 31 * 60_000;
  await letTimePass(server.db);
  expect(await told(server)).toEqual([]);
  return server;
}

test('nor was anybody while the server itself was away; whoever was told or called was', async () => {
  const away = await booked();
  expect(await crewSheet(away)).toContain('Not told yet: ');
  const called = await booked();
  called.clock.time = at('18:00');
  await called.act({ kind: 'phoned', said: 'They know' });
  expect(await crewSheet(called)).not.toContain('Not told yet');
  const reached = await booked();
  await watchOf(reached).lookAt('16:00');
  expect(await told(reached)).toHaveLength(1);
  expect(await crewSheet(reached)).not.toContain('Not told yet');
  const back = await booked();
  await watchOf(back).lookAt('16:00');
  await back.deliver();
  await back.act({ kind: 'undelivered' });
  expect(await crewSheet(back)).toContain('Not told yet: ');
  const late = await agreed();
  late.clock.time = at('22:30');
  await late.confirmIt({ day: DAY });
  expect(await crewSheet(late)).not.toContain('Not told yet');
});

test('not for a move that was cancelled, nor for one that nobody confirmed', async () => {
  const cancelled = await booked();
  await cancelled.cancel();
  const open = await agreed();
  for (const server of [cancelled, open]) {
    await watchOf(server).lookAt('16:00', '18:00');
    expect(await server.mails('day-before')).toEqual([]);
  }
});

test('a move that is cancelled, or put off, before the mail went out is not told', async () => {
  const cancelled = await booked();
  await watchOf(cancelled).lookAt('16:00');
  await cancelled.cancel();
  expect(await told(cancelled)).toEqual([]);
  const later = await booked();
  await watchOf(later).lookAt('16:00');
  await later.confirmIt({ day: '2026-12-09' });
  expect(await told(later)).toEqual([]);
});

test('a day that is confirmed in the evening before is told at once, after ten no more', async () => {
  const server = await agreed();
  const watch = watchOf(server);
  await watch.lookAt('16:00');
  server.clock.time = at('18:00');
  await server.confirmIt({ day: DAY });
  await watch.lookAt('18:01', '18:02');
  expect(await told(server)).toHaveLength(1);
  const late = await agreed();
  late.clock.time = at('22:30');
  await late.confirmIt({ day: DAY });
  await watchOf(late).lookAt('22:31');
  expect(await told(late)).toEqual([]);
});

test('a backup that was restored after the time tells nobody again, but those who are confirmed later', async () => {
  const server = await booked();
  await insertJobRun(server.db, RESTORED, new Date(at('16:30')));
  const watch = watchOf(server);
  await watch.lookAt('16:31', '18:00');
  expect(await told(server)).toEqual([]);
  await server.confirmIt({ day: DAY, window: 'between 10 and 11' });
  await watch.lookAt('18:01');
  expect(await told(server)).toEqual([
    `Tomorrow: between 10 and 11, 12 Kelly Avenue [${server.reference}]`,
  ]);
});

test('a backup that was restored before the time changes nothing', async () => {
  const server = await booked();
  await insertJobRun(server.db, RESTORED, new Date(at('15:00')));
  await watchOf(server).lookAt('16:00');
  expect(await told(server)).toHaveLength(1);
});

test('a mail that waited for the mail server until midnight is not sent', async () => {
  const server = await booked();
  server.answers.toVisitor = AWAY;
  await watchOf(server).lookAt('16:00');
  expect(await told(server)).toEqual([]);
  server.answers.toVisitor = SENT;
  await letTimePass(server.db);
  server.clock.time = Date.parse('2026-12-07T00:00:01+02:00');
  expect(await told(server)).toEqual([]);
  expect(await server.mails('day-before')).toEqual([]);
});

test('whatever the clock said when they were written, they go out once, on the eve', {
  tags: 'property',
}, async () => {
  const wrongLook = fc.record({
    /** In hours: how far the clock is ahead, and what it shows, after four on the eve. */
    ahead: fc.constantFrom(24, 48, 8760, 70_000),
    shows: fc.integer({ min: 0, max: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wrongLook, { maxLength: 4 }), async (looks) => {
      const server = await booked();
      const watch = watchOf(server);
      const eve = at('16:00');
      for (const { ahead, shows } of looks.toSorted((one, other) => other.ahead - one.ahead)) {
        server.clock.time = eve + shows * HOUR_MS;
        await watch.look();
        server.clock.time -= ahead * HOUR_MS;
        expect(await told(server)).toEqual([]);
      }
      await watch.lookAt('16:00', '16:01');
      expect(await told(server)).toHaveLength(1);
      await watch.lookAt('16:02');
      expect(await told(server)).toHaveLength(1);
    }),
    { numRuns: tries(15) },
  );
});

test('switched off, nobody is told; and no log line says who was', async () => {
  const server = await booked();
  await watchOf(server, { DAY_BEFORE: 'off' }).lookAt('16:00');
  expect(await told(server)).toEqual([]);
  const watch = watchOf(server);
  await watch.lookAt('16:00');
  const log = withoutChance(watch.lines.join(''));
  expect(log).toContain('mails of the day before stored');
  for (const word of [server.reference, 'Thandi', '2026-12', 'between']) {
    expect(log).not.toContain(word);
  }
});
