import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { isAgreed } from '../../../domain/move/stage.ts';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import { countEntries } from '../../../domain/team/count-entries.ts';
import {
  anyHistory,
  anyHistoryOfVisits,
  confirmationWith,
  dayIn,
  historyOf,
  quoted,
  type SampleEvent,
} from '../../../tests/server/testing/sample-history.ts';
import { tries } from '../../../tests/tries.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { MOST_SINGLE } from '../../requests/busy.ts';
import { diaryOf, type NamedCase, pastWeekOf, plannedVisits } from './diary-of.ts';

const NOW = new Date('2026-11-22T12:00:00+02:00');
const TODAY = '2026-11-22';
const RECENT = '2026-11-20T08:00:00.000Z';

const accepted: SampleEvent = { kind: 'accepted', about: 1 };
const declined: SampleEvent = { kind: 'declined', about: 1 };
const refused: SampleEvent = { kind: 'refused', by: 'Anna' };
const confirmed = (day: string, window = 'between 8 and 9'): SampleEvent => ({
  kind: 'confirmed',
  by: 'Anna',
  ...confirmationWith({ day, window }),
});
const booked = (day: string, window?: string) => [quoted(), accepted, confirmed(day, window)];

function caseOf(
  reference: string,
  wish: string,
  events: readonly SampleEvent[] = [],
  receivedAt = RECENT,
): NamedCase {
  return {
    reference,
    name: 'Thandi Nkosi',
    desk: `/desk#${reference}`,
    whatAt: () => 'Boskruin to Fourways',
    size: '3 bedrooms',
    asks: `Boskruin to Fourways, ${reference}`,
    isMove: true,
    isPromised: true,
    receivedAt,
    progress: progressOf(wish, historyOf(...events)),
    unsent: [],
    gates: [],
  };
}

const diary = (...cases: readonly NamedCase[]) => diaryOf(cases, { now: NOW, trucksADay: 2 });
const daysOf = (...cases: readonly NamedCase[]) =>
  diary(...cases).days.map(({ day, entries }) => [day, ...entries.map((entry) => entry.reference)]);

test('an entry says who, what, when and how far, and opens its desk', () => {
  const view = diary(caseOf('A', '2026-12-05', booked('2026-12-07')));
  expect(view).toMatchObject({ asOf: 'Sun 22 Nov at 12:00', today: TODAY, trucksADay: 2 });
  expect(view.days).toEqual([
    {
      day: '2026-12-07',
      trucks: 1,
      entries: [
        {
          reference: 'A',
          name: 'Thandi Nkosi',
          desk: '/desk#A',
          what: 'Boskruin to Fourways',
          size: '3 bedrooms',
          hours: 'between 8 and 9',
          stage: 'booked',
          status: 'confirmed',
          holder: null,
          waits: '',
          next: '',
          waited: '',
          alike: [],
        },
      ],
    },
  ]);
});

test('days are in order; a day’s surest moves come first, then those of the earlier hour', () => {
  expect(
    daysOf(
      caseOf('later', '2026-12-08'),
      caseOf('sooner', '2026-12-01'),
      caseOf('wish', '2026-12-07'),
      caseOf('at ten', '', booked('2026-12-07', 'between 10 and 11')),
      caseOf('yes', '', [quoted(), accepted]),
      caseOf('at eight', '', booked('2026-12-07', 'between 8 and 9')),
      caseOf('offer', '', [quoted()]),
    ),
  ).toEqual([
    ['2026-12-01', 'sooner'],
    ['2026-12-07', 'at eight', 'at ten', 'yes', 'offer', 'wish'],
    ['2026-12-08', 'later'],
  ]);
});

test('only agreed moves count as agreed', () => {
  const cases = [
    caseOf('A', '', booked('2026-12-07')),
    caseOf('B', '', [quoted(), accepted]),
    caseOf('C', '', [quoted()]),
  ];
  expect(diary(...cases).days[0]?.trucks).toBe(2);
});

test.each<[string, string, readonly SampleEvent[], boolean]>([
  ['a wish for today', TODAY, [], true],
  ['a wish for yesterday', '2026-11-21', [], false],
  ['a wish for sixty days ahead', '2027-01-21', [], true],
  ['a wish for the day after', '2027-01-22', [], false],
  ['a move that was agreed for years ahead', '', booked('2028-12-07'), true],
  ['a wish that is not a date', 'end of May', [], false],
  ['an offer that holds', '', [quoted({ validUntil: TODAY })], true],
  ['an offer that ran out', '', [quoted({ validUntil: '2026-11-21' })], false],
  [
    'a bounced offer',
    '',
    [quoted(), { kind: 'undelivered', about: 1, mail: 'quote', reason: '' }],
    true,
  ],
  [
    'a bounced offer that ran out',
    '',
    [
      quoted({ validUntil: '2026-11-21' }),
      { kind: 'undelivered', about: 1, mail: 'quote', reason: '' },
    ],
    true,
  ],
  ['a yes to an offer that ran out', '', [quoted({ validUntil: '2026-11-21' }), accepted], true],
  ['a move of last week', '', booked('2026-11-15'), true],
  ['a move of the week before', '', booked('2026-11-14'), false],
  ['a no', '2026-12-05', [quoted(), declined], false],
  ['one that is not for us', '2026-12-05', [refused], false],
  ['a cancelled move', '', [...booked('2026-12-07'), { kind: 'cancelled', said: '' }], false],
])('%s is in the diary: %#', (_, wish, events, expected) => {
  expect(plannedVisits(caseOf('A', wish, events), TODAY)).toHaveLength(expected ? 1 : 0);
  expect(daysOf(caseOf('A', wish, events))).toHaveLength(expected ? 1 : 0);
});

test.each<[string, string, readonly SampleEvent[], boolean]>([
  ['a wish in words', 'end of May', [], true],
  ['no date', '', [], true],
  ['a date', '2026-12-05', [], false],
  [
    'a quote without a day that holds',
    'end of May',
    [quoted({ day: '', validUntil: TODAY })],
    true,
  ],
  [
    'a quote without a day that ran out',
    'end of May',
    [quoted({ day: '', validUntil: '2026-11-21' })],
    false,
  ],
  ['a yes to it', 'end of May', [quoted({ day: '', validUntil: '2026-11-21' }), accepted], true],
  ['one that is not for us', 'end of May', [refused], false],
])('%s is open without a day: %#', (_, wish, events, expected) => {
  expect(diary(caseOf('A', wish, events)).undated).toHaveLength(expected ? 1 : 0);
});

test('each row names the next step of the team, as its button does, and how long that has waited', () => {
  const { waiting } = diary(
    caseOf('new', '2026-12-05'),
    { ...caseOf('message', ''), isMove: false, isPromised: false },
    caseOf('yes', '', [quoted(), accepted]),
    caseOf('over', '', booked('2026-11-19')),
  );
  const rows = waiting.map(({ reference, next, waited }) => [reference, next, waited]);
  expect(rows).toEqual([
    ['yes', ACTION_NAMES.confirmed, '1 h'],
    ['new', ACTION_NAMES.quoted, '2 days'],
    ['message', 'Answer', '2 days'],
    ['over', ACTION_NAMES.settled, '3 days'],
  ]);
});

test('an earlier week has its agreed moves, and none of the week after', () => {
  const cases = [
    caseOf('A', '', booked('2026-11-08')),
    caseOf('B', '', booked('2026-11-14')),
    caseOf('C', '', booked('2026-11-15')),
    caseOf('D', '', [quoted()]),
  ];
  const { from, days } = pastWeekOf(cases, '2026-11-15', NOW);
  expect(from).toBe('2026-11-08');
  expect(days.map(({ day, entries }) => [day, entries[0]?.reference])).toEqual([
    ['2026-11-08', 'A'],
    ['2026-11-14', 'B'],
  ]);
});

test('what is open without a day is forgotten after thirty days', () => {
  const since = (receivedAt: string) =>
    diary(caseOf('A', 'end of May', [], receivedAt)).undated.length;
  expect(since('2026-10-24T00:00:00+02:00')).toBe(1);
  expect(since('2026-10-23T23:59:59+02:00')).toBe(0);
});

test('how full a day is counts the trucks of all agreed visits on it', () => {
  fc.assert(
    fc.property(fc.array(anyHistoryOfVisits, { minLength: 1, maxLength: 6 }), (histories) => {
      const cases = histories.map((events, index) => ({
        ...caseOf(`${index}`, ''),
        progress: progressOf('2026-12-05', events),
      }));
      const agreed = cases.filter(({ progress }) => isAgreed(progress.stage));
      const visits = agreed.flatMap(({ progress }) => progress.plan.visits);
      for (const { day, trucks } of diary(...cases).days) {
        const those = visits.filter((visit) => visit.day === day);
        expect(trucks).toBe(those.reduce((all, { trucks }) => all + (trucks ?? 1), 0));
      }
    }),
    { numRuns: tries(300) },
  );
});

test('a yes without a date is in the diary, and waits, for as long as it is a yes', () => {
  const hours = fc.nat(20_000);
  let yeses = 0;
  fc.assert(
    fc.property(anyHistory, fc.constantFrom('end of May', 'soon'), hours, (all, wish, late) => {
      for (const number of all.keys()) {
        const events = all.slice(0, number + 1);
        const progress = progressOf(wish, events);
        if (!isAgreed(progress.stage) || isCalendarDate(dayIn(progress).day)) continue;
        yeses += 1;
        const each = { ...caseOf('A', wish), progress };
        const now = new Date(Date.parse(events.at(-1)?.at ?? RECENT) + late * 3_600_000);
        const { undated, waiting } = diaryOf([each], { now, trucksADay: 2 });
        expect(undated).toHaveLength(1);
        expect(waiting).toHaveLength(1);
      }
    }),
    { numRuns: 300, seed: 17 },
  );
  expect(yeses).toBeGreaterThan(20);
});

test('a confirmed move is “moved” from the day after', () => {
  const status = (day: string) => diary(caseOf('A', '', booked(day))).days[0]?.entries[0]?.status;
  expect(status('2026-11-21')).toBe('moved');
  expect(status(TODAY)).toBe('confirmed');
});

test('what waits is listed with its reason, the yes before the request', () => {
  const { waiting } = diary(
    caseOf('new', '2026-12-05', [{ kind: 'taken', by: 'Anna' }]),
    caseOf('yes', '', [quoted(), accepted]),
    caseOf('done', '', booked('2026-12-07')),
  );
  expect(waiting.map(({ reference, holder }) => [reference, holder])).toEqual([
    ['yes', null],
    ['new', 'Anna'],
  ]);
  expect(waiting[0]?.waits).toBe('said yes on Sun 22 Nov at 10:01');
  expect(waiting[1]?.waits).toMatch(/; Anna is on it$/);
});

test('hours with a name in them are not shown', () => {
  const [day] = diary(caseOf('A', '', booked('2026-12-07', 'at 8, ask for Thandi'))).days;
  expect(day?.entries[0]?.hours).toBe('');
});

test('what many ask alike is one row while nobody has acted on it, and nothing is dropped', () => {
  const asked = (reference: string, events: readonly SampleEvent[] = []) => ({
    ...caseOf(reference, '2026-12-05', events),
    asks: 'the same',
  });
  const robots = Array.from({ length: 30 }, (_, index) => asked(`R${index}`));
  const customer = caseOf('customer', '2026-12-05', [], '2026-11-20T09:00:00.000Z');
  const taken = asked('taken', [{ kind: 'taken', by: 'Anna' }]);
  const priced = asked('priced', [quoted({ day: '2026-12-05' })]);
  const view = diary(...robots, customer, taken, priced);
  const rowsOf = (rows: typeof view.waiting) =>
    rows.map(({ reference, alike }) => [reference, alike.length]);
  expect(rowsOf(view.waiting)).toEqual([
    ['R0', 29],
    ['taken', 0],
    ['customer', 0],
  ]);
  expect(countEntries(view.waiting)).toBe(32);
  const last = { reference: 'R29', name: 'Thandi Nkosi', desk: '/desk#R29' };
  expect(view.waiting[0]?.alike[28]).toEqual(last);
  expect(rowsOf(view.days[0]?.entries ?? [])).toContainEqual(['R0', 29]);
  expect(countEntries(view.days[0]?.entries ?? [])).toBe(33);
});

test('a flood of requests is below whoever came before or after it, whatever it asks', () => {
  const at = (minute: number) => new Date(Date.parse(RECENT) + minute * 60_000).toISOString();
  const robots = Array.from({ length: 100 }, (_, index) => caseOf(`R${index}`, 'soon', [], at(5)));
  const early = caseOf('early', 'soon', [], at(-15));
  const late = caseOf('late', 'soon', [], at(20));
  const taken = caseOf('taken', 'soon', [{ kind: 'taken', by: 'Anna' }], at(6));
  const view = diary(...robots.slice(0, 50), late, taken, ...robots.slice(50), early);
  for (const rows of [view.waiting, view.undated]) {
    const references = rows.map(({ reference }) => reference);
    expect(references).toHaveLength(103);
    for (const one of ['early', 'late', 'taken']) {
      expect(references.indexOf(one)).toBeLessThanOrEqual(MOST_SINGLE + 2);
    }
  }
});
