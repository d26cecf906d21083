import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventContent } from '../../domain/move/event.ts';
import {
  confirmationWith,
  contentOf,
  historyOf,
  KINDS,
  quoted,
} from '../../tests/server/testing/sample-history.ts';
import { progressOf } from '../moves/progress-of.ts';
import { morningOf, waitingOf } from './morning-list.ts';
import { whyItWaits } from './reason-to-wait.ts';
import type { MorningCase } from './waiting-lists.ts';

const HOUR = 60 * 60_000;
/** A Sunday, at half past six in Johannesburg. */
const NOW = new Date('2026-11-22T06:30:00+02:00');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR).toISOString();

type Told = readonly [kind: EventContent['kind'], hoursAgo: number];

function moving(day: string) {
  return { day, window: '', validUntil: '2026-12-20' };
}

/** What happened how many hours ago, the quotes with this day. */
function told(
  history: readonly Told[],
  quote = moving('2026-12-05'),
  failed: 'quote' | 'confirmation' = 'quote',
): MorningCase {
  let about = 0;
  const events = historyOf(
    ...history.map(([kind, hours], index) => {
      if (kind === 'quoted') about = index + 1;
      const content = contentOf(kind, { about, quote });
      const mail = content.kind === 'undelivered' && { mail: failed };
      return { ...content, ...mail, at: ago(hours) };
    }),
  );
  return {
    receivedAt: ago(300),
    progress: progressOf('', events),
    unsent: [],
    gates: [],
    isMove: true,
    isPromised: true,
  };
}

function takenBy(by: string): MorningCase {
  const events = historyOf({ kind: 'taken', by, at: ago(2) });
  return {
    receivedAt: ago(3),
    progress: progressOf('', events),
    unsent: [],
    gates: [],
    isMove: true,
    isPromised: true,
  };
}

function listsOf(each: MorningCase): string[] {
  return Object.entries(morningOf([each], NOW)).flatMap(([list, cases]) =>
    cases.length > 0 ? [list] : [],
  );
}

const ACCEPTED: readonly Told[] = [
  ['quoted', 60],
  ['accepted', 40],
];
const ANOTHER_DAY = historyOf(
  quoted(),
  { kind: 'accepted', about: 1, at: ago(40) },
  {
    kind: 'changed',
    changes: [{ field: 'moveDate', before: '2026-12-05', after: '2026-12-10' }],
    at: ago(2),
  },
);
const BOOKED: readonly Told[] = [...ACCEPTED, ['confirmed', 30]];
const LONG_AGO: readonly Told[] = [
  ['quoted', 450],
  ['accepted', 400],
];
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
    'asked something, and is to be called again about something else',
    told([
      ['quoted', 40],
      ['asked', 5],
      ['callback', 2],
    ]),
    ['asked'],
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
    { ...told([['quoted', 4]]), unsent: ['quote'] },
    ['quotes'],
  ],
  [
    'does not know yet that the day is confirmed',
    { ...told(BOOKED), unsent: ['confirmation'] },
    ['asked'],
  ],
  [
    'does not know yet that the move is cancelled',
    { ...told([...BOOKED, ['cancelled', 2]]), unsent: ['cancellation'] },
    ['asked'],
  ],
  [
    'heard of a confirmation after its quote, whose mail still waits',
    { ...told(BOOKED), unsent: ['quote'] },
    [],
  ],
  ['has a quote that ran out', told([['quoted', 60]], YESTERDAY), []],
  ['has not opened the quote for a day', told([['quoted', 24]]), ['quotes']],
  ['has not opened the quote of today', told([['quoted', 23]]), []],
  ['has not opened a quote for weeks', told([['quoted', 400]]), []],
  [
    'saw a quote that ran out since',
    told(
      [
        ['quoted', 60],
        ['seen', 30],
      ],
      YESTERDAY,
    ),
    ['quotes'],
  ],
  ['moves today', told(BOOKED, moving('2026-11-22')), ['today']],
  ['moves in six days', told(BOOKED, moving('2026-11-28')), ['moves']],
  ['moves in a week', told(BOOKED, moving('2026-11-29')), []],
  ['moved yesterday', told(BOOKED, moving('2026-11-21')), ['toSettle', 'moved']],
  ['moved two weeks ago', told(BOOKED, moving('2026-11-08')), ['toSettle']],
  [
    'wrote weeks ago that something is broken, and has no answer',
    told([...BOOKED, ['reported', 400]], moving('2026-11-01')),
    ['reported'],
  ],
  [
    'moved yesterday, and something is broken',
    told([...BOOKED, ['reported', 2]], moving('2026-11-21')),
    ['reported'],
  ],
  ['moved long ago', told(BOOKED, moving('2025-11-07')), ['toSettle']],
  [
    'said yes for yesterday, which nobody confirmed',
    told(ACCEPTED, moving('2026-11-21')),
    ['toSettle'],
  ],
  ['is to be called today', told([['callback', 30]], moving('2026-11-22')), ['callbacks']],
  [
    'was to be called the day before',
    told([['callback', 50]], moving('2026-11-21')),
    ['callbacks'],
  ],
  ['is to be called later', told([['callback', 2]]), []],
  [
    'was to be called, and was',
    told(
      [
        ['callback', 30],
        ['phoned', 2],
      ],
      moving('2026-11-22'),
    ),
    [],
  ],
  [
    'is to be called later, and asks for a call',
    told([
      ['callback', 4],
      ['call', 2],
    ]),
    ['asked'],
  ],
  [
    'asked for a call, and is to be called later',
    told([
      ['call', 4],
      ['callback', 2],
    ]),
    [],
  ],
  [
    'is to be called later, and said yes',
    told([
      ['quoted', 60],
      ['callback', 50],
      ['accepted', 2],
    ]),
    ['toConfirm'],
  ],
  ['has not accepted', told([['quoted', 20]], moving('2026-11-26')), []],
  [
    'moves tomorrow and asks for a call',
    told([...BOOKED, ['call', 2]], moving('2026-11-23')),
    ['asked', 'moves'],
  ],
  ['said yes, and moves tomorrow', told(ACCEPTED, moving('2026-11-23')), ['toConfirm', 'moves']],
  ['said yes, and moves today', told(ACCEPTED, moving('2026-11-22')), ['toConfirm', 'today']],
  ['said yes to a day in other words', told(ACCEPTED, moving('22 November 2026')), ['toConfirm']],
  ['said yes, and moves in a month', told(ACCEPTED, moving('2026-12-22')), ['toConfirm']],
  ['said yes by phone', told([['agreed', 40]]), ['toConfirm']],
  [
    'said yes, and asks something',
    told([...ACCEPTED, ['asked', 2]], moving('2026-12-22')),
    ['toConfirm'],
  ],
  [
    'said yes when the wished day was over already',
    told(ACCEPTED, moving('2026-11-19')),
    ['toSettle'],
  ],
  [
    'said yes long ago, when the wished day was over already',
    told(
      [
        ['quoted', 400],
        ['accepted', 390],
      ],
      moving('2026-11-01'),
    ),
    ['toSettle'],
  ],
  ['said yes to a day two weeks ago', told(LONG_AGO, moving('2026-11-08')), ['toSettle']],
  ['said yes to a day before that', told(LONG_AGO, moving('2026-11-07')), ['toSettle']],
  ['said yes to words about a day', told(ACCEPTED, moving('soon')), ['toConfirm']],
  [
    'said yes to words about a day, long ago',
    told(
      [
        ['quoted', 400],
        ['accepted', 350],
      ],
      moving('soon'),
    ),
    ['toConfirm'],
  ],
  ['cancelled', told([...BOOKED, ['cancelled', 2]], moving('2026-11-23')), []],
  [
    'did not get the confirmation',
    told([...BOOKED, ['undelivered', 2]], moving('2026-12-22'), 'confirmation'),
    ['asked'],
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
  expect(whyItWaits(each, NOW)).toBe(words);
  expect(listsOf(each)).toEqual(words === '' ? [] : ['quotes']);
});

test.each([
  ['2026-11-22', 20, 'its moving day is today'],
  ['2026-11-23', 20, 'its moving day is tomorrow'],
  ['2026-11-25', 20, 'its moving day is in 3 days'],
  ['2026-11-26', 20, ''],
  ['2026-11-21', 30, 'its moving day is over'],
  ['2026-11-15', 30, 'its moving day is over'],
  // Longer ago than anybody asks about, and opened by nobody.
  ['2026-11-14', 300, ''],
])('a quote for %s, before its last day, sent %i hours ago: %s', (day, hours, words) => {
  const each = told([['quoted', hours]], moving(day));
  expect(whyItWaits(each, NOW)).toBe(words);
  expect(listsOf(each)).toEqual(words === '' ? [] : ['quotes']);
});

test('a quote that was closed by a change has no moving day of its own', () => {
  const each = told(
    [
      ['quoted', 20],
      ['changed', 10],
      ['phoned', 5],
    ],
    moving('2026-11-23'),
  );
  expect(listsOf(each)).toEqual([]);
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
      const { unanswered, toConfirm, asked, quotes } = morningOf(cases, NOW);
      const waiting = [...unanswered, ...toConfirm, ...asked, ...quotes];
      expect(new Set(waiting).size).toBe(waiting.length);
      const times = unanswered.map(({ receivedAt }) => receivedAt);
      expect(times).toEqual(times.toSorted());
    }),
  );
});

test.each<[string, MorningCase, string | RegExp]>([
  ['said yes', told(ACCEPTED), 'said yes on Fri 20 Nov at 14:30'],
  [
    'said yes to a day that is over',
    told(ACCEPTED, moving('2026-11-21')),
    'the day is over, nobody confirmed the day: did you move them?',
  ],
  [
    'said yes, asked something, and then changed what needs no other day',
    told([...ACCEPTED, ['asked', 3], ['changed', 2]]),
    'said yes on Fri 20 Nov at 14:30; asked something on Sun 22 Nov at 03:30; changed the request on Sun 22 Nov at 04:30',
  ],
  [
    'asked something and changed the request',
    told([
      ['quoted', 40],
      ['asked', 3],
      ['changed', 2],
    ]),
    'asked something on Sun 22 Nov at 03:30; changed the request on Sun 22 Nov at 04:30',
  ],
  [
    'changed what was agreed',
    { ...told([]), progress: progressOf('2026-12-10', ANOTHER_DAY) },
    'changed what was agreed on Sun 22 Nov at 04:30',
  ],
  ['sent a request', { ...told([]), receivedAt: ago(2) }, / left; nobody is on it$/],
  ['sent one that Anna took', takenBy('Anna'), /; Anna is on it$/],
  [
    'asked for a call too',
    { ...told([['call', 2]]), receivedAt: ago(3) },
    /; nobody is on it; asked for a call on Sun 22 Nov at 04:30$/,
  ],
  [
    'did not get the quote',
    told([
      ['quoted', 20],
      ['undelivered', 19],
    ]),
    /^the quote did not arrive; nobody is on it/,
  ],
  [
    'asked something',
    told([
      ['quoted', 20],
      ['asked', 2],
    ]),
    'asked something on Sun 22 Nov at 04:30',
  ],
  [
    'changed the request',
    told([
      ['quoted', 20],
      ['changed', 2],
    ]),
    'changed the request on Sun 22 Nov at 04:30',
  ],
  [
    'did not get the confirmation',
    told([...BOOKED, ['undelivered', 2]], moving('2026-12-22'), 'confirmation'),
    'an email did not reach them on Sun 22 Nov at 04:30',
  ],
  [
    'saw the quote',
    told([
      ['quoted', 60],
      ['seen', 30],
    ]),
    'seen, and no answer for a day',
  ],
  ['did not open the quote', told([['quoted', 30]]), 'nobody has opened it for a day'],
  [
    'waits for the mail',
    { ...told([['quoted', 20]]), unsent: ['quote'] },
    'the email with it has not gone out',
  ],
  ['is booked', told(BOOKED), ''],
  [
    'is booked and was not told',
    { ...told(BOOKED), unsent: ['confirmation'] },
    'the email that confirms the day has not gone out',
  ],
  [
    'is cancelled and was not told',
    { ...told([...BOOKED, ['cancelled', 2]]), unsent: ['cancellation'] },
    'the email about the cancellation has not gone out',
  ],
])('a visitor who %s waits because: %s', (_, each, why) => {
  if (typeof why === 'string') expect(whyItWaits(each, NOW)).toBe(why);
  else expect(whyItWaits(each, NOW)).toMatch(why);
});

const OTHER_YES = told([
  ['quoted', 60],
  ['accepted', 20],
]);

test.each<[string, MorningCase, MorningCase]>([
  ['who said yes first', told(ACCEPTED), OTHER_YES],
  [
    'who asked first',
    told([
      ['phoned', 9],
      ['call', 3],
    ]),
    told([
      ['phoned', 9],
      ['call', 2],
    ]),
  ],
  [
    'who was to be called first',
    told([['callback', 50]], moving('2026-11-21')),
    told([['callback', 60]], moving('2026-11-22')),
  ],
  [
    'whose quote runs out first',
    told([['quoted', 20]], { ...YESTERDAY, validUntil: '2026-11-22' }),
    told([['quoted', 30]], { ...YESTERDAY, validUntil: '2026-11-23' }),
  ],
  [
    'whose quote is for the next day',
    told([['quoted', 20]], moving('2026-11-23')),
    told([['quoted', 30]], { ...YESTERDAY, validUntil: '2026-11-24' }),
  ],
])('the visitor %s is named first', (_, first, second) => {
  const named = (...cases: readonly MorningCase[]) => Object.values(waitingOf(cases, NOW)).flat();
  expect(named(first, second)).toEqual([first, second]);
  expect(named(second, first)).toEqual([first, second]);
});

test('several reasons to follow a quote are one line', () => {
  const each = told(
    [
      ['quoted', 60],
      ['seen', 30],
    ],
    { ...moving('2026-12-05'), validUntil: '2026-11-23' },
  );
  expect(whyItWaits({ ...each, unsent: ['quote'] }, NOW)).toBe(
    'the email with it has not gone out; seen, and no answer for a day; runs out tomorrow',
  );
  const unopened = told([['quoted', 30]], { ...YESTERDAY, validUntil: '2026-11-22' });
  expect(whyItWaits(unopened, NOW)).toBe('nobody has opened it for a day; runs out today');
});

test('a yes that a new quote replaced is not forgotten when that quote runs out', () => {
  const runOut = (...earlier: readonly Told[]) =>
    whyItWaits(told([...earlier, ['quoted', 200]], YESTERDAY), NOW);
  const yes: readonly Told[] = [
    ['quoted', 220],
    ['accepted', 210],
  ];
  expect(runOut(...yes)).toBe('it replaced a yes, and has run out');
  expect(runOut()).toBe('');
  const long = { ...YESTERDAY, validUntil: '2026-11-08' };
  expect(whyItWaits(told([...yes, ['quoted', 200]], long), NOW)).not.toBe('');
  const bounced: readonly Told[] = [...yes, ['quoted', 400], ['undelivered', 399]];
  expect(whyItWaits(told(bounced, YESTERDAY), NOW)).toBe('it replaced a yes, and has run out');
  const longer = { ...YESTERDAY, validUntil: '2026-11-07' };
  expect(whyItWaits(told([...yes, ['quoted', 200]], longer), NOW)).toBe('');
});

test('a call that was put off waits for its day', () => {
  const callback = (day: string): MorningCase => {
    const events = historyOf(
      { kind: 'call', at: ago(5) },
      { kind: 'callback', by: 'Sam', day, said: '', at: ago(4) },
    );
    return {
      receivedAt: ago(10),
      progress: progressOf('', events),
      unsent: [],
      gates: [],
      isMove: true,
      isPromised: true,
    };
  };
  expect(listsOf(callback('2026-11-23'))).toEqual([]);
  expect(listsOf(callback('2026-11-22'))).toEqual(['callbacks']);
  expect(listsOf(callback('2026-11-08'))).toEqual(['callbacks']);
  expect(listsOf(callback('2026-11-07'))).toEqual([]);
  expect(whyItWaits(callback('2026-11-22'), NOW)).toBe(
    'call again, as Sam noted on Sun 22 Nov at 02:30',
  );
});

test('a call that was asked for is put off by whoever had seen it', () => {
  const listsAfter = (seen: number) => {
    const events = historyOf(
      { kind: 'call', at: ago(5) },
      { kind: 'callback', by: 'Sam', day: '2026-11-25', said: '', after: seen, at: ago(4) },
    );
    return listsOf({
      receivedAt: ago(10),
      progress: progressOf('', events),
      unsent: [],
      gates: [],
      isMove: true,
      isPromised: true,
    });
  };
  expect(listsAfter(1)).toEqual([]);
  expect(listsAfter(0)).toEqual(['asked']);
});

test('the moves of a day are in the order of their hours, those after by their day', () => {
  const booked = (day: string, window = ''): MorningCase => {
    const events = historyOf(
      { ...contentOf('quoted', { about: 0, quote: { day } }), at: ago(60) },
      { kind: 'accepted', about: 1, at: ago(50) },
      { kind: 'confirmed', by: 'Anna', ...confirmationWith({ day, window }), at: ago(40) },
    );
    return {
      receivedAt: ago(80),
      progress: progressOf('', events),
      unsent: [],
      gates: [],
      isMove: true,
      isPromised: true,
    };
  };
  const late = booked('2026-11-22', 'at 14');
  const early = booked('2026-11-22', 'at 8');
  const next = booked('2026-11-23');
  const last = booked('2026-11-28');
  const { today, moves, moved } = morningOf(
    [late, last, next, early, booked('2026-11-29'), booked('2026-11-21')],
    NOW,
  );
  expect(today.map(({ of }) => of)).toEqual([early, late]);
  expect(moves.map(({ of }) => of)).toEqual([next, last]);
  expect(moved).toHaveLength(1);
});

test('a deposit whose last day is over is listed with its age until it came, and no longer once the move is over', () => {
  const at = ago(300);
  const deposit = { amount: 5000, by: '2026-11-20' };
  const booked = [
    { ...quoted({ deposit, day: '2026-12-05' }), at },
    { ...contentOf('accepted', { about: 1, quote: {} }), at },
    { kind: 'confirmed', ...confirmationWith({ day: '2026-12-05' }), at },
  ] as const;
  const paid = (amount: number) =>
    ({ kind: 'paid', amount, how: 'transfer', day: '2026-11-21', said: '', at }) as const;
  const listOf = (payments: readonly ReturnType<typeof paid>[], now = NOW) => {
    const events = historyOf(...booked, ...payments);
    const progress = progressOf('', events);
    const each = {
      receivedAt: ago(300),
      progress,
      unsent: [],
      gates: [],
      isMove: true,
      isPromised: true,
    };
    const lists = Object.entries(waitingOf([each], now)).filter(([, { length }]) => length > 0);
    return lists.map(([list]) => `${list}: ${whyItWaits(each, now)}`.replaceAll('\u00a0', ' '));
  };
  const day = (date: string) => new Date(`${date}T06:30:00+02:00`);
  expect(listOf([])).toEqual(['deposits: the deposit of R5 000 is 2 days late']);
  expect(listOf([paid(2000)])).toEqual([
    'deposits: R3 000 of the deposit of R5 000 is 2 days late',
  ]);
  expect(listOf([], day('2026-11-20'))).toEqual([]);
  expect(listOf([], day('2026-11-21'))).toEqual(['deposits: the deposit of R5 000 is a day late']);
  expect(listOf([paid(2000), paid(3000)])).toEqual([]);
  expect(listOf([], day('2026-12-07'))).toEqual([
    expect.stringMatching(/^toSettle: (?!.*deposit)/),
  ]);
});
