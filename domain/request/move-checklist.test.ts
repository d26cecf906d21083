import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import { type Access, accessSchema } from './access.ts';
import type { GatePapers } from './gate-papers.ts';
import { type ChecklistStep, dayBeforeTasks, moveChecklist } from './move-checklist.ts';

const TODAY = '2026-11-22';
const LIFT = 'Check that the lift is booked.';
const GATE =
  'Give the gate our vehicle registration and the crew’s names. We’ll email them to you.';
const KEY = 'Keep the manual gate key at hand, in case the power is out.';
const RULES =
  'Ask the estate or body corporate for its moving hours, forms, deposit and truck limits.';

/** Of an address to which every task applies. */
const SAID = { lift: 'goods', notice: 'days', power: 'no', estate: 'yes' };
const accessOf = (said: object): Access => accessSchema.parse({ version: 1, ...said });
const move = (changes: object = {}) => ({
  moveType: 'residential' as const,
  moveDate: '2027-01-30',
  access: undefined,
  ...changes,
});
const textsOf = ({ tasks }: Pick<ChecklistStep, 'tasks'>) => tasks.map(({ text }) => text);
const tasksOf = (changes?: object) => moveChecklist(move(changes), TODAY).flatMap(textsOf);

test('the days are counted back from the move', () => {
  expect(moveChecklist(move(), TODAY).map(({ heading, by }) => [heading, by])).toEqual([
    ['Four weeks before', '2027-01-02'],
    ['Three weeks before', '2027-01-09'],
    ['Two weeks before', '2027-01-16'],
    ['One week before', '2027-01-23'],
    ['The day before', '2027-01-29'],
    ['On the day', '2027-01-30'],
  ]);
});

test('what was due before today moves to the first step that is left, while it is of use', () => {
  const steps = moveChecklist(move({ moveDate: '2026-12-05' }), TODAY);
  expect(steps.map(({ heading }) => heading)).toEqual([
    'One week before',
    'The day before',
    'On the day',
  ]);
  const late = tasksOf({ moveDate: '2026-12-05' });
  expect(late).toContain('Move your fibre line and your municipal accounts.');
  expect(late.join()).not.toContain('lease');
});

test('a step of today is not late', () => {
  const steps = moveChecklist(move({ moveDate: '2026-12-06' }), TODAY);
  expect(steps[0]).toMatchObject({ heading: 'Two weeks before', by: TODAY });
});

test.each(['residential', 'commercial'])(
  'the eve of a %s move has three tasks, and so has its day',
  (moveType) => {
    const on = (moveDate: string) => moveChecklist(move({ moveType, moveDate }), TODAY);
    const [eve, ...then] = on('2026-11-23');
    expect(eve).toMatchObject({ heading: 'The day before', by: TODAY });
    expect(eve?.tasks).toHaveLength(3);
    expect(then.map(({ heading }) => heading)).toEqual(['On the day']);
    const [day, ...none] = on(TODAY);
    expect(day).toMatchObject({ heading: 'On the day', by: TODAY });
    expect(day?.tasks).toHaveLength(3);
    expect(none).toEqual([]);
  },
);

test('a task whose last useful day has gone by never comes back', () => {
  const days = Array.from({ length: 40 }, (_, ahead) => addDays(TODAY, ahead));
  const tasksAhead = days.map((moveDate) => tasksOf({ moveDate }));
  for (const [ahead, tasks] of tasksAhead.entries()) {
    for (const task of tasks) expect(tasksAhead[ahead + 1] ?? tasks).toContain(task);
  }
});

test.each(['', 'end of May', '2026-11-21'])(
  'without a date to come (“%s”) no step has a day',
  (moveDate) => {
    const steps = moveChecklist(move({ moveDate }), TODAY);
    expect(steps).toHaveLength(6);
    expect(steps.every(({ by }) => by === '')).toBe(true);
  },
);

describe('a task that depends on an address', () => {
  test.each<[string, object, string]>([
    ['a goods lift', { lift: 'goods' }, LIFT],
    ['a small lift', { lift: 'small' }, LIFT],
    ['notice of a day', { notice: 'day' }, GATE],
    ['notice of days', { notice: 'days' }, GATE],
    ['a gate without backup power', { power: 'no' }, KEY],
    ['an estate', { estate: 'yes' }, RULES],
  ])('%s, at either address', (_, side, task) => {
    for (const access of [accessOf({ from: side }), accessOf({ to: side })]) {
      expect(tasksOf({ access })).toContain(task);
      expect(tasksOf({ access })).toHaveLength(tasksOf().length + 1);
    }
  });

  test('is left out as long as nothing is known', () => {
    const empty = accessOf({ from: { truck: 'any' }, to: { truck: 'any' } });
    for (const access of [undefined, empty]) {
      for (const task of [LIFT, GATE, KEY, RULES]) expect(tasksOf({ access })).not.toContain(task);
    }
  });
});

test('a business has other tasks, with the same ones about its gates', () => {
  const access = accessOf({ from: { lift: 'goods', notice: 'day', power: 'no' } });
  const tasks = tasksOf({ moveType: 'commercial', access });
  expect(tasks).toEqual(expect.arrayContaining([LIFT, GATE, KEY]));
  expect(tasks).toContain('Back up every computer, and keep the backup separate.');
  const shared = 'Before we drive off, open every cupboard once more.';
  expect(tasks.filter((task) => tasksOf().includes(task))).toEqual([shared]);
});

test('the evening before, the last tasks come with gate and lift', () => {
  expect(dayBeforeTasks(move(), null)).toEqual([
    'Defrost and dry the fridge.',
    'Keep keys, documents, medicines and chargers with you.',
    'Photograph the meters.',
  ]);
  const access = accessOf({
    from: { lift: 'small', notice: 'days', power: 'no' },
    to: { estate: 'yes' },
  });
  const tasksWith = (papers: GatePapers | null) =>
    dayBeforeTasks(move({ access }), papers).slice(3);
  const crew = ['Sipho Dlamini'];
  const checks = 'Check that the gate has our vehicle registration and the crew’s names.';
  expect(tasksWith({ registration: 'JX 12 CD GP', crew })).toEqual([KEY, checks, LIFT]);
  expect(tasksWith(null)[1]).toContain('Phone us for the vehicle registration and the crew’s');
  expect(tasksWith({ registration: '', crew })[1]).toContain('Phone us for the vehicle reg');
  expect(tasksWith({ registration: 'JX 12 CD GP', crew: [] })[1]).toContain('for the crew’s names');
});

test.each(['residential', 'commercial'])(
  'no two tasks of a %s move are ticked as one',
  (moveType) => {
    const everywhere = { from: SAID, to: SAID };
    const tasks = moveChecklist(move({ moveType, access: accessOf(everywhere) }), TODAY).flatMap(
      (step) => step.tasks,
    );
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    // A device keeps a name, not a sentence.
    for (const { id } of tasks) expect(id).toMatch(/^[a-z-]+$/);
  },
);
