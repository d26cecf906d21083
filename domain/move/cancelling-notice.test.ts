import { expect, test } from 'vitest';
import { hoursIn } from '../../content/term.ts';
import { cancelledLate, TERMS } from '../../content/terms.ts';
import { lateNotice } from './cancelling-notice.ts';

const NOTICE = hoursIn(TERMS.cancellationNotice);
const MOVE = Date.parse('2026-12-12T08:00:00+02:00');
const before = (hours: number, minutes = 0) =>
  new Date(MOVE - (hours * 60 + minutes) * 60_000).toISOString();

test.each([
  [before(NOTICE, 1), 'between 8 and 9', ''],
  [before(NOTICE - 1, 59), 'between 8 and 9', cancelledLate(`${NOTICE - 1} hours`)],
  [before(13), 'between 8 and 9', cancelledLate('13 hours')],
  [before(1, 30), 'at 8', cancelledLate('1 hour')],
  [before(0, -1), 'at 8', ''],
  // Nobody moves before six.
  [before(13), 'after the school run', cancelledLate('11 hours')],
])('at %s, for a truck %s: %s', (at, window, says) => {
  expect(lateNotice({ day: '2026-12-12', window }, new Date(at))).toBe(says);
});

test('a day in words has no notice', () => {
  expect(lateNotice({ day: 'end of May', window: 'at 8' }, new Date())).toBe('');
});
