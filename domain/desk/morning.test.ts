import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stageOf, TEAM_ACTS, VISITOR_ANSWERS } from '../history/stage.ts';
import { type MorningCase, morningOf, whyFollow } from './morning.ts';

const HOUR = 60 * 60_000;
/** A Sunday, at half past six in Johannesburg. */
const NOW = new Date('2026-11-22T06:30:00+02:00');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();

type Told = readonly [kind: MorningCase['history'][number]['kind'], hoursAgo: number];

function moving(day: string) {
  return { day, window: '', validUntil: '2026-12-20' };
}

function told(history: readonly Told[], offer = moving('2026-12-05')) {
  const entries = history.map(([kind, hours]) => ({ kind, at: ago(hours) }));
  const acts = entries.map(({ kind }) => kind).filter((kind) => isAct(kind));
  const at = entries.findLast(({ kind }) => kind === 'quoted')?.at;
  return {
    receivedAt: ago(300),
    stage: stageOf(acts),
    history: entries,
    quoted: at === undefined ? null : { at, offer },
  } satisfies MorningCase;
}

const ACTS = [...TEAM_ACTS, ...VISITOR_ANSWERS];
const isAct = (kind: Told[0]): kind is (typeof ACTS)[number] => ACTS.some((act) => act === kind);

function listsOf(each: MorningCase): string[] {
  return Object.entries(morningOf([each], NOW)).flatMap(([list, cases]) =>
    cases.length > 0 ? [list] : [],
  );
}

const YESTERDAY = { ...moving('end of May'), validUntil: '2026-11-21' };

test.each<[string, MorningCase, string[]]>([
  ['nobody has answered', told([]), ['unanswered']],
  ['somebody has taken, and no more', told([['taken', 2]]), ['unanswered']],
  ['asked for a call and waits for the answer', told([['call', 2]]), ['unanswered']],
  ['was answered', told([['phoned', 2]]), []],
  [
    'asked for a call since',
    told([
      ['phoned', 4],
      ['call', 2],
    ]),
    ['asked'],
  ],
  [
    'was called',
    told([
      ['phoned', 8],
      ['call', 4],
      ['phoned', 2],
    ]),
    [],
  ],
  [
    'asked for a call long ago',
    told([
      ['phoned', 400],
      ['call', 350],
    ]),
    [],
  ],
  [
    'asked about the quote',
    told([
      ['quoted', 40],
      ['seen', 30],
      ['asked', 2],
    ]),
    ['asked'],
  ],
  [
    'saw the quote today',
    told([
      ['quoted', 40],
      ['seen', 23],
    ]),
    [],
  ],
  [
    'saw the quote a day ago',
    told([
      ['quoted', 40],
      ['seen', 24],
    ]),
    ['quotes'],
  ],
  [
    'saw the earlier quote alone',
    told([
      ['quoted', 60],
      ['seen', 40],
      ['quoted', 20],
    ]),
    [],
  ],
  [
    'saw the quote weeks ago',
    told([
      ['quoted', 400],
      ['seen', 350],
    ]),
    [],
  ],
  [
    'said no',
    told([
      ['quoted', 60],
      ['seen', 40],
      ['declined', 39],
    ]),
    [],
  ],
  ['has a quote that ran out', told([['quoted', 60]], YESTERDAY), []],
  [
    'moves today',
    told(
      [
        ['quoted', 60],
        ['accepted', 40],
      ],
      moving('2026-11-22'),
    ),
    ['moves'],
  ],
  [
    'moves in six days',
    told(
      [
        ['quoted', 60],
        ['accepted', 40],
      ],
      moving('2026-11-28'),
    ),
    ['moves'],
  ],
  [
    'moves in a week',
    told(
      [
        ['quoted', 60],
        ['accepted', 40],
      ],
      moving('2026-11-29'),
    ),
    [],
  ],
  [
    'moved yesterday',
    told(
      [
        ['quoted', 60],
        ['accepted', 40],
      ],
      moving('2026-11-21'),
    ),
    [],
  ],
  ['has not accepted', told([['quoted', 20]], moving('2026-11-25')), []],
  [
    'moves tomorrow and asks for a call',
    told(
      [
        ['quoted', 60],
        ['accepted', 40],
        ['call', 2],
      ],
      moving('2026-11-23'),
    ),
    ['asked', 'moves'],
  ],
])('a visitor who %s', (_, each, lists) => {
  expect(listsOf(each)).toEqual(lists);
});

test.each([
  ['2026-11-22', 'runs out today'],
  ['2026-11-23', 'runs out tomorrow'],
  ['2026-11-25', 'runs out in 3 days'],
  ['2026-11-26', ''],
  ['2026-11-21', ''],
])('a quote that is good until %s: %s', (validUntil, words) => {
  const each = told([['quoted', 20]], { ...moving('2026-12-05'), validUntil });
  expect(whyFollow(each, NOW)).toBe(words);
  expect(listsOf(each)).toEqual(words === '' ? [] : ['quotes']);
});

test('two weeks are all that the mail looks back', () => {
  expect(listsOf({ ...told([]), receivedAt: ago(13 * 24) })).toEqual(['unanswered']);
  expect(listsOf({ ...told([]), receivedAt: ago(14 * 24) })).toEqual([]);
});

test('each waits in one list at most, whatever happened; the longest waiting come first', () => {
  const kinds = fc.constantFrom(...ACTS, 'call' as const, 'change' as const, 'reminded' as const);
  const history = fc
    .array(fc.tuple(kinds, fc.integer({ min: 0, max: 400 })))
    .map((entries) => entries.toSorted((one, other) => other[1] - one[1]));
  const received = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(fc.array(fc.tuple(history, received)), (drawn) => {
      const cases = drawn.map(([entries, hours]) => ({ ...told(entries), receivedAt: ago(hours) }));
      const { unanswered, asked, quotes } = morningOf(cases, NOW);
      const waiting = [...unanswered, ...asked, ...quotes];
      expect(new Set(waiting).size).toBe(waiting.length);
      const times = unanswered.map(({ receivedAt }) => receivedAt);
      expect(times).toEqual(times.toSorted());
    }),
  );
});
