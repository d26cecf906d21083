import { expect, test } from 'vitest';
import type { Obstacle } from '../quote/obstacle.ts';
import { dayHeading, firstButton, isDayAhead } from './moving-day.ts';
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

test.each<[string, YourMove, string, boolean]>([
  ['wished', move('wished', 'waiting'), 'Preferred date', true],
  ['wished in words', move('wished', 'taken', { day: 'in spring' }), 'Preferred date', true],
  ['offered', move('offered', 'quoted'), 'Moving day in our quote', true],
  [
    'of a run-out quote',
    move('offered', 'lapsed', { obstacle: 'expired' }),
    'Moving day we had offered',
    false,
  ],
  [
    'of a quote for another address',
    move('offered', 'outdated', { obstacle: 'changed' }),
    'Moving day we had offered',
    false,
  ],
  [
    'wished after the quote',
    move('wished', 'outdated', { obstacle: 'changed' }),
    'Preferred date',
    true,
  ],
  [
    'wished before a run-out quote',
    move('wished', 'lapsed', { obstacle: 'expired' }),
    'Preferred date',
    false,
  ],
  ['of a quote turned down', move('wished', 'declined'), 'Preferred date', false],
  ['agreed', move('agreed', 'agreed'), 'Moving day, to be confirmed', true],
  ['never confirmed', move('agreed', 'overdue'), 'Moving day, not confirmed', false],
  ['confirmed', move('confirmed', 'booked'), 'Moving day', true],
  ['over', move('confirmed', 'moved'), 'Moving day', false],
  ['refused', move('wished', 'refused'), 'Preferred date', false],
])('a day that is %s', (_, told, heading, isAhead) => {
  expect(dayHeading(told)).toBe(heading);
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

test('on the day itself the first button calls, and as long as a quote is open it accepts', () => {
  const first = (phase: YourMove['phase'], may: YourMove['may'] = [], today = '2026-11-24') =>
    firstButton({ ...move('confirmed', phase), may }, today);
  expect(first('booked')).toBe('calendar');
  expect(first('booked', [], DAY)).toBe('call');
  expect(first('agreed', [], DAY)).toBe('call');
  expect(first('moved', [], DAY)).toBe('');
  expect(first('declined', ['accepted'])).toBe('accept');
  expect(first('declined')).toBe('again');
});
