import { expect, test } from 'vitest';
import { cancellationNotice } from '../../content/terms.ts';
import { lateNotice } from './cancelling-notice.ts';

const asks = `before the move. Our terms ask for at least ${cancellationNotice}’ notice.`;

test.each([
  ['2026-12-11T07:59:00+02:00', 'between 8 and 9', ''],
  ['2026-12-11T08:01:00+02:00', 'between 8 and 9', `23 hours ${asks}`],
  ['2026-12-11T19:00:00+02:00', 'between 8 and 9', `13 hours ${asks}`],
  ['2026-12-12T06:30:00+02:00', 'at 8', `1 hour ${asks}`],
  ['2026-12-12T08:01:00+02:00', 'at 8', ''],
  // Nobody moves before six.
  ['2026-12-11T19:00:00+02:00', 'after the school run', `11 hours ${asks}`],
])('at %s, for a truck %s: %s', (at, window, says) => {
  expect(lateNotice({ day: '2026-12-12', window }, new Date(at))).toBe(says);
});

test('a day in words has no notice', () => {
  expect(lateNotice({ day: 'end of May', window: 'at 8' }, new Date())).toBe('');
});
