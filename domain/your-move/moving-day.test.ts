import { expect, test } from 'vitest';
import { dayHeading, isDayAhead } from './moving-day.ts';
import type { YourMove } from './your-move.ts';

const DAY = '2026-12-05';

function move(status: YourMove['moveDay']['status'], change: object, day = DAY): YourMove {
  const moveDay = { day, status };
  // Only what the day depends on.
  return { quote: null, booking: null, isRefused: false, moveDay, ...change } as YourMove;
}

const quote = (obstacle: string | null, state = 'open') => ({ quote: { state, obstacle } });
const booking = (state: string) => ({ booking: { state } });

test.each<[string, YourMove, string, boolean]>([
  ['wished', move('wished', {}), 'Preferred date', true],
  ['wished in words', move('wished', {}, 'in spring'), 'Preferred date', true],
  ['offered', move('offered', quote(null)), 'Moving day in our quote', true],
  ['of a run-out quote', move('offered', quote('expired')), 'Moving day we had offered', false],
  [
    'of a quote for another address',
    move('offered', quote('changed')),
    'Moving day we had offered',
    false,
  ],
  ['wished after the quote', move('wished', quote('changed')), 'Preferred date', true],
  ['wished before a run-out quote', move('wished', quote('expired')), 'Preferred date', false],
  ['of a quote turned down', move('wished', quote(null, 'declined')), 'Preferred date', false],
  ['agreed', move('agreed', booking('agreed')), 'Moving day, to be confirmed', true],
  ['never confirmed', move('agreed', booking('unconfirmed')), 'Moving day, not confirmed', false],
  ['confirmed', move('confirmed', booking('booked')), 'Moving day', true],
  ['over', move('confirmed', booking('moved')), 'Moving day', false],
  ['refused', move('wished', { isRefused: true }), 'Preferred date', false],
])('a day that is %s', (_, told, heading, isAhead) => {
  expect(dayHeading(told)).toBe(heading);
  expect(isDayAhead(told, DAY)).toBe(isAhead);
});

test('a day is over on the next one, whoever wished, offered or agreed to it', () => {
  for (const status of ['wished', 'offered', 'agreed', 'confirmed'] as const) {
    const { quote: open } = quote(null);
    const told = move(status, status === 'offered' ? { quote: open } : {});
    expect(isDayAhead(told, DAY), status).toBe(true);
    expect(isDayAhead(told, '2026-12-06'), status).toBe(false);
  }
});
