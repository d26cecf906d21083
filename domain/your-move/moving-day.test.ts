import { expect, test } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import type { Obstacle } from '../move/obstacle.ts';
import { firstButton, isDayAhead, pageHeading } from './moving-day.ts';
import type { YourMove } from './your-move.ts';

const DAY = '2026-12-05';

function move(
  status: YourMove['moveDay']['status'],
  phase: YourMove['phase'],
  { obstacle, day = DAY }: { obstacle?: Obstacle; day?: string } = {},
): YourMove {
  const moveDay = { day, status };
  // Only what the day depends on.
  return { phase, moveDay, quote: obstacle ? { obstacle } : null } as YourMove;
}

test.each<[string, YourMove, boolean]>([
  ['wished', move('wished', 'waiting'), true],
  ['wished in words', move('wished', 'taken', { day: 'in spring' }), true],
  ['offered', move('offered', 'quoted'), true],
  ['of a run-out quote', move('offered', 'lapsed', { obstacle: 'expired' }), false],
  ['of a quote for another address', move('offered', 'outdated', { obstacle: 'changed' }), false],
  ['wished after the quote', move('wished', 'outdated', { obstacle: 'changed' }), true],
  ['wished before a run-out quote', move('wished', 'lapsed', { obstacle: 'expired' }), false],
  ['of a quote turned down', move('wished', 'declined'), false],
  ['agreed', move('agreed', 'agreed'), true],
  ['never confirmed', move('agreed', 'overdue'), false],
  ['confirmed', move('confirmed', 'booked'), true],
  ['over', move('confirmed', 'moved'), false],
  ['refused', move('wished', 'refused'), false],
])('a day that is %s may be the move’s: %#', (_, told, isAhead) => {
  expect(isDayAhead(told, DAY)).toBe(isAhead);
});

test('a day is over on the next one, whoever wished, offered or agreed to it', () => {
  const phases = {
    wished: 'waiting',
    offered: 'quoted',
    agreed: 'agreed',
    confirmed: 'booked',
  } as const;
  for (const status of ['wished', 'offered', 'agreed', 'confirmed'] as const) {
    const told = move(status, phases[status]);
    expect(isDayAhead(told, DAY), status).toBe(true);
    expect(isDayAhead(told, '2026-12-06'), status).toBe(false);
  }
});

test('on the eve and on the day itself the first button calls, whatever it is otherwise', () => {
  const first = (phase: YourMove['phase'], today = '2026-11-24') =>
    firstButton(move('confirmed', phase), today);
  expect(first('booked')).toBe('calendar');
  for (const today of [addDays(DAY, -1), DAY]) {
    expect(first('booked', today)).toBe('call');
    expect(first('agreed', today)).toBe('call');
  }
  expect(first('moved', DAY)).toBe('');
  expect(first('quoted', DAY)).toBe('accept');
  expect(first('declined')).toBe('again');
});

test('the heading is signed by who wrote the quote, and says Today on the day', () => {
  const by = (phase: YourMove['phase']) => {
    const quote = { by: 'Anna' } as YourMove['quote'];
    return { ...move('confirmed', phase), quote };
  };
  expect(pageHeading(by('quoted'), DAY)).toBe('Your quote from Anna');
  expect(pageHeading(by('agreed'), DAY)).toBe('You said yes');
  expect(pageHeading(by('booked'), DAY)).toBe('Today');
  expect(pageHeading(by('booked'), '2026-12-04')).toBe('You’re booked');
});

test.each([
  ['Tumi Mokoena', 'residential', 'Welcome home, Tumi'],
  ['Dr. Dlamini', 'residential', 'Welcome home, Dr. Dlamini'],
  ['', 'residential', 'Welcome home'],
  ['Tumi Mokoena', 'commercial', 'You’ve moved in, Tumi'],
] as const)(
  '“%s” of a %s move that is paid is welcomed; nobody is before',
  (name, moveType, welcome) => {
    const headed = (phase: YourMove['phase']) =>
      pageHeading({ ...move('done', phase), request: { name, moveType } }, DAY);
    expect(headed('paid')).toBe(welcome);
    for (const phase of ['under-way', 'moved', 'owing', 'cancelled'] as const) {
      expect(headed(phase)).not.toMatch(/Welcome|moved in/);
    }
  },
);
