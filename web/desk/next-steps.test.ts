import { expect, test } from 'vitest';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { Stage } from '../../domain/move/stage.ts';
import { plainVisit } from '../../domain/quote/visits.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { CALL, SAMPLE_DESK, SAMPLE_DESK_QUOTE } from '../../tests/server/testing/sample-desk.ts';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { nextSteps } from './next-steps.ts';

const steps = (changes: Partial<DeskView>) =>
  nextSteps({ ...SAMPLE_DESK, ...changes }, 'Anna', undefined);
/** Before the day of the move. */
const AHEAD = { ...SAMPLE_DESK.may, settled: false };
const WISH = { number: 2, heading: 'They ask for a call', lines: [] };

test.each<Stage>([
  'taken',
  'answered',
  'quoted',
  'undelivered',
  'booked',
  'cancelled',
  'declined',
  'refused',
])('what a visitor waits for comes before anything else: %s', (stage) => {
  const { main } = steps({ stage, may: AHEAD, links: [CALL], wishes: [WISH] });
  expect(main).toEqual({ label: 'Answer: Call 082 555 0119', url: CALL.url });
});

test.each<[Stage, string]>([
  ['accepted', 'settled'],
  ['booked', 'settled'],
  ['owing', 'paid'],
])('from the moving day on, the step of a move that is %s is “%s”', (stage, action) => {
  expect(steps({ stage }).main).toMatchObject({ action });
  expect(steps({ stage, may: AHEAD }).others.map((each) => each.action)).not.toContain('settled');
});

test.each<[Stage, readonly string[]]>([
  ['waiting', ['quoted', 'phoned']],
  ['quoted', ['agreed', 'phoned']],
  ['booked', ['confirmed', 'paid']],
])('two steps are next to the main one of a move that is %s: %s', (stage, beside) => {
  const { others } = steps({ stage, may: AHEAD });
  expect(others.slice(0, 2).map(({ action }) => action)).toEqual(beside);
});

test('a change that closed the quote asks for a new one, once', () => {
  const quote = { ...SAMPLE_DESK_QUOTE, isAwaited: true };
  const { main, others } = steps({ quote, wishes: [WISH] });
  expect(main).toEqual({ label: 'Revise the quote', action: 'quoted' });
  expect(others.map(({ action }) => action)).not.toContain('quoted');
});

test('where only the day changed, one press keeps the price, and the form stays next to it', () => {
  const { basis: _, ...price } = { ...SAMPLE_QUOTE, basis: undefined };
  const onNewDay = { ...price, visits: [plainVisit('2031-12-06')] as const };
  const quote = { ...SAMPLE_DESK_QUOTE, isAwaited: true, onNewDay };
  const { main, others } = steps({ quote, wishes: [WISH] });
  expect(main).toMatchObject({
    label: 'Same price on Sat 6 Dec 2031',
    act: { kind: 'quoted', via: 'email', price: 6500, visits: [{ day: '2031-12-06' }] },
  });
  expect(others.map(({ label }) => label)).toContain('Revise the quote');
});

test('a confirmed move whose day is over took place, was put off, or did not take place', () => {
  const labels = steps({ stage: 'booked', isDayOver: true }).others.map(({ label }) => label);
  expect(labels).toContain('Set another day');
  expect(labels).toContain('It didn’t take place');
  expect(labels).not.toContain(ACTION_NAMES.cancelled);
});

test('what is confirmed can be changed, its price too, unless the move is over', () => {
  const labels = (changes: Partial<DeskView>) => steps(changes).others.map(({ label }) => label);
  expect(labels({ stage: 'booked' })).toContain('Change what is confirmed');
  const may = { ...SAMPLE_DESK.may, confirmed: false };
  expect(labels({ stage: 'booked', may })).not.toContain('Change what is confirmed');
});

const onDay = (day: string, isOver: boolean) => ({
  status: 'confirmed' as const,
  ...{ ...plainVisit(day), isOver },
  ...{ from: 'Parktown', to: 'Fourways' },
});
const today = localDay(new Date());

test('a job under way is done from its last day on, and before it can be settled more quietly', () => {
  const over = onDay(addDays(today, -1), true);
  const desk = { stage: 'booked', phase: 'under-way' } as const;
  const between = steps({ ...desk, visits: [over, onDay(addDays(today, 9), false)] });
  expect(between.main).toBeNull();
  expect(between.others.map(({ action }) => action)).toContain('settled');
  const last = steps({ ...desk, visits: [over, onDay(today, false)] });
  expect(last.main).toMatchObject({ action: 'settled' });
});

test.each<Stage>(['accepted', 'booked', 'owing', 'quoted', 'taken', 'waiting', 'paid'])(
  'the main step of a move that is %s is one that may be taken',
  (stage) => {
    const none = Object.fromEntries(Object.keys(SAMPLE_DESK.may).map((action) => [action, false]));
    const { main, others } = steps({ stage, may: none as DeskView['may'] }); // each action
    expect(main && 'action' in main ? main : null).toBeNull();
    expect(others).toEqual([]);
  },
);
