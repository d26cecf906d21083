import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, historyOf, KINDS } from '../../tests/server/testing/sample-history.ts';
import type { EventContent } from '../history/event.ts';
import { progressOf } from '../history/progress.ts';
import { type MorningCase, morningOf, whyFollow } from './morning.ts';

const HOUR = 60 * 60_000;
/** A Sunday, at half past six in Johannesburg. */
const NOW = new Date('2026-11-22T06:30:00+02:00');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();

type Told = readonly [kind: EventContent['kind'], hoursAgo: number];

function moving(day: string) {
  return { day, window: '', validUntil: '2026-12-20' };
}

/** What happened how many hours ago, the quotes with this day. */
function told(history: readonly Told[], quote = moving('2026-12-05')): MorningCase {
  let about = 0;
  const events = historyOf(
    ...history.map(([kind, hours], index) => {
      if (kind === 'quoted') about = index + 1;
      return { ...contentOf(kind, { about, quote, version: 0 }), at: ago(hours) };
    }),
  );
  return { receivedAt: ago(300), progress: progressOf('', events), isQuoteWaiting: false };
}

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
  [
    'changed the request since it was quoted',
    told([
      ['quoted', 40],
      ['changed', 2],
    ]),
    ['asked'],
  ],
  [
    'did not get the quote',
    told([
      ['quoted', 40],
      ['undelivered', 39],
    ]),
    ['unanswered'],
  ],
  [
    'waits for a mail server with the quote',
    { ...told([['quoted', 4]]), isQuoteWaiting: true },
    ['quotes'],
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
  const kinds = fc.constantFrom(...KINDS);
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
