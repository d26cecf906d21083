import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay, momentOf } from '../../domain/dates/local-time.ts';
import { afterOpeningTime } from '../../domain/dates/opening-hours.ts';
import {
  isAnswered,
  type Stage,
  stageAfter,
  TEAM_ACTIONS,
  type TeamAction,
} from '../../domain/move/stage.ts';
import { visitOn } from '../../tests/server/testing/sample-history.ts';
import type { Reminder } from '../settings/remind-after.ts';
import { concerns, confirmationReminder, dueConfirmation, dueReminder } from './due-reminder.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REMINDERS: readonly Reminder[] = [
  { name: '30m', ms: 30 * MINUTE, until: 'taken' },
  { name: '240m', ms: 4 * HOUR, until: 'taken' },
  { name: '1320m', ms: 22 * HOUR, until: 'answered' },
];

/** A Friday at ten in Johannesburg. */
const FRIDAY = new Date('2026-11-20T10:00:00+02:00');
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

function stageOf(actions: readonly TeamAction[]): Stage {
  return actions.reduce<Stage>((stage, action) => stageAfter(stage, action) ?? stage, 'waiting');
}

function nameAt(now: Date, reminded: string[] = [], actions: TeamAction[] = [], restoredAt?: Date) {
  const waiting = { receivedAt: FRIDAY, stage: stageOf(actions), reminded };
  return dueReminder(waiting, REMINDERS, { now, restoredAt })?.name;
}

test('nobody takes it: after half an hour and four hours of opening time, and after 22 hours', () => {
  expect(nameAt(later(FRIDAY, 30 * MINUTE - 1))).toBeUndefined();
  expect(nameAt(later(FRIDAY, 30 * MINUTE))).toBe('30m');
  expect(nameAt(later(FRIDAY, 4 * HOUR), ['30m'])).toBe('240m');
  expect(nameAt(later(FRIDAY, 22 * HOUR), ['30m', '240m'])).toBe('1320m');
});

test('taken, it is waited for until 22 hours of the clock have passed; answered, no more', () => {
  expect(nameAt(later(FRIDAY, 5 * HOUR), [], ['taken'])).toBeUndefined();
  expect(nameAt(later(FRIDAY, 22 * HOUR), [], ['taken'])).toBe('1320m');
  for (const answer of ['quoted', 'phoned', 'refused'] as const) {
    expect(nameAt(later(FRIDAY, 23 * HOUR), [], ['taken', answer])).toBeUndefined();
  }
});

test('a server that was away sends the latest alone, and nothing after two days', () => {
  expect(nameAt(later(FRIDAY, 30 * HOUR))).toBe('1320m');
  expect(nameAt(later(FRIDAY, 30 * HOUR), ['1320m'])).toBeUndefined();
  expect(nameAt(later(FRIDAY, 48 * HOUR))).toBe('1320m');
  expect(nameAt(later(FRIDAY, 48 * HOUR + 1))).toBeUndefined();
});

test('what was due before a backup took the database’s place is not sent again', () => {
  const restored = later(FRIDAY, 4 * HOUR);
  expect(nameAt(later(FRIDAY, 6 * HOUR), [], [], restored)).toBeUndefined();
  expect(nameAt(later(FRIDAY, 22 * HOUR), [], [], restored)).toBe('1320m');
});

const anyReminders = fc
  .uniqueArray(fc.integer({ min: 1, max: 24 * 60 }), { minLength: 1, maxLength: 5 })
  .map((minutes) => minutes.toSorted((one, other) => one - other))
  .map((minutes) =>
    minutes.map(
      (each, index): Reminder => ({
        name: `${each}m`,
        ms: each * MINUTE,
        until: index === minutes.length - 1 ? 'answered' : 'taken',
      }),
    ),
  );

const anyMinutes = fc.integer({ min: 0, max: 3 * 24 * 60 });

test('whenever servers look and people act: each once, in order, never early, never needless', () => {
  fc.assert(
    fc.property(
      anyReminders,
      fc.date({ min: FRIDAY, max: later(FRIDAY, 14 * 24 * HOUR), noInvalidDate: true }),
      fc.array(fc.record({ at: anyMinutes, action: fc.constantFrom(null, ...TEAM_ACTIONS) })),
      (reminders, receivedAt, moments) => {
        const actions: TeamAction[] = [];
        const sent: string[] = [];
        for (const { at, action } of moments.toSorted((one, other) => one.at - other.at)) {
          if (action) actions.push(action);
          const stage = stageOf(actions);
          const now = later(receivedAt, at * MINUTE);
          const due = dueReminder({ receivedAt, stage, reminded: sent }, reminders, { now });
          if (!due) continue;
          expect(isAnswered(stage)).toBe(false);
          if (due.until === 'taken') {
            expect(stage).toBe('waiting');
            expect(afterOpeningTime(receivedAt, due.ms).getTime()).toBeLessThanOrEqual(+now);
          }
          expect(due.ms).toBeLessThanOrEqual(+now - +receivedAt);
          sent.push(due.name);
        }
        const places = sent.map((name) => reminders.findIndex((each) => each.name === name));
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
      },
    ),
    { numRuns: 1000 },
  );
});

test('ten requests of the morning before are the morning mail’s, and no reminder’s', () => {
  const reminders = REMINDERS;
  const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
  const due = (received: string, hours: number, morningMail: number | null) =>
    dueReminder({ receivedAt: at(received), stage: 'taken', reminded: [] }, reminders, {
      now: later(at(received), hours * HOUR),
      morningMail,
    })?.name;
  const HALF_PAST_SIX = 6 * 60 + 30;
  // Due at 6:05, half an hour before the mail, and not made up for after it.
  expect(due('08:05', 22, HALF_PAST_SIX)).toBeUndefined();
  expect(due('08:05', 26, HALF_PAST_SIX)).toBeUndefined();
  expect(due('08:05', 22, null)).toBe('1320m');
  expect(due('02:00', 22, null)).toBe('1320m');
  // Due at 4:00: until the mail comes, the promised time is over.
  expect(due('06:00', 22, HALF_PAST_SIX)).toBe('1320m');
  // Due at 6:31: the mail named it a minute ago, and an hour later nobody would.
  expect(due('08:31', 22, HALF_PAST_SIX)).toBe('1320m');
});

test('what came in the night is named in the morning, and no mail for each follows an hour later', () => {
  const received = momentOf('2026-11-20', 2 * 60);
  const opened = afterOpeningTime(received, 30 * MINUTE);
  const day = localDay(opened);
  const hourBefore = (opened.getTime() - momentOf(day, 0).getTime()) / MINUTE - 60;
  const due = (now: Date, changes: { receivedAt?: Date; lastMorning?: string } = {}) => {
    const { receivedAt = received, lastMorning = day } = changes;
    const waiting = { receivedAt, stage: 'waiting', reminded: [] } as const;
    return dueReminder(waiting, REMINDERS, { now, morningMail: hourBefore, lastMorning })?.name;
  };
  expect(due(opened)).toBeUndefined();
  expect(due(opened, { lastMorning: addDays(day, -1) })).toBe('30m');
  // It came after that mail.
  expect(due(opened, { receivedAt: later(opened, -31 * MINUTE) })).toBe('30m');
  expect(due(afterOpeningTime(received, 4 * HOUR))).toBe('240m');
});

test('a morning mail that a sleeping machine missed replaces no reminder', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00+02:00`);
  const due = (now: string, lastMorning: string) =>
    dueReminder({ receivedAt: at('17T07:40'), stage: 'taken', reminded: [] }, REMINDERS, {
      now: at(now),
      morningMail: 6 * 60 + 30,
      lastMorning,
    })?.name;
  // It may still come, for six hours.
  expect(due('18T12:30', '2026-11-17')).toBeUndefined();
  expect(due('18T12:45', '2026-11-17')).toBe('1320m');
  expect(due('18T12:45', '2026-11-18')).toBeUndefined();
  // The mail of the day after named it too, whether or not the run before is still known.
  expect(due('19T07:00', '2026-11-19')).toBeUndefined();
});

describe('a yes that nobody confirmed', () => {
  const toConfirm = { number: 7, at: FRIDAY.toISOString() };
  const due = afterOpeningTime(FRIDAY, 4 * HOUR);
  const nameOf = (
    now: Date,
    reminders: readonly string[] = [],
    restoredAt?: Date,
    yes: { number: number; at: string } | null = toConfirm,
    day = '2026-12-05',
  ) =>
    dueConfirmation(
      {
        toConfirm: yes,
        reminders,
        plan: { ...visitOn(day), status: 'agreed' },
        agreement: null,
        stillConfirmed: null,
      },
      { now, restoredAt },
    );

  test('is told of after four hours of opening time, for two days', () => {
    expect(nameOf(later(due, -1))).toBeUndefined();
    expect(nameOf(due)).toBe('confirm 7');
    expect(nameOf(later(due, 48 * HOUR - 1))).toBe('confirm 7');
    expect(nameOf(later(due, 48 * HOUR))).toBeUndefined();
  });

  test('is told of once; another yes is another', () => {
    expect(nameOf(due, ['confirm 7'])).toBeUndefined();
    expect(nameOf(due, ['30m', 'confirm 3'])).toBe('confirm 7');
    expect(nameOf(due, [], undefined, null)).toBeUndefined();
    expect(confirmationReminder({ number: 9, at: '' })).toBe('confirm 9');
  });

  test('is not told of once the day is over', () => {
    const today = localDay(due);
    expect(nameOf(due, [], undefined, toConfirm, today)).toBe('confirm 7');
    expect(nameOf(due, [], undefined, toConfirm, addDays(today, -1))).toBeUndefined();
  });

  test('that was due before a backup was restored may have been told of', () => {
    expect(nameOf(later(due, HOUR), [], due)).toBeUndefined();
    expect(nameOf(later(due, HOUR), [], later(due, -1))).toBe('confirm 7');
  });
});

test.each([
  // 22 hours after Friday at ten is Saturday at eight.
  [8 * 60, undefined],
  [10 * 60 - 1, undefined],
  [10 * 60, '1320m'],
  [8 * 60 - 1, '1320m'],
  [null, '1320m'],
])(
  'the morning mail at minute %s replaces a reminder of the two hours before it: %s',
  (morningMail, name) => {
    const waiting = { receivedAt: FRIDAY, stage: 'taken', reminded: [] } as const;
    const now = later(FRIDAY, 24 * HOUR);
    expect(dueReminder(waiting, REMINDERS, { now, morningMail })?.name).toBe(name);
  },
);

test('the morning mail replaces no reminder that nobody has taken a request', () => {
  const waiting = { receivedAt: FRIDAY, stage: 'waiting', reminded: [] } as const;
  const at = { now: later(FRIDAY, 30 * MINUTE), morningMail: 11 * 60 };
  expect(dueReminder(waiting, REMINDERS, at)?.name).toBe('30m');
});

test('a reminder concerns a request until it is taken, or answered', () => {
  const stages = ['waiting', 'taken', 'undelivered', 'quoted'] as const;
  expect(stages.map((stage) => concerns({ until: 'taken' }, stage))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(stages.map((stage) => concerns({ until: 'answered' }, stage))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
