import { expect, test } from 'vitest';
import { afterOpeningTime, isOpenOn } from '../domain/dates/opening-hours.ts';
import { openingSpecification } from '../web/seo/opening-specification.ts';
import { daysInWords } from './open-days.ts';
import { openingLines, openingPhrase } from './opening-hours.ts';

const WEEK = [
  {
    label: 'Monday to Friday',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '7:30',
    closes: '18:00',
  },
] as const;
const RECONCILIATION_DAY = new Date('2026-12-16T06:00+02:00');
const MINUTE_MS = 60_000;

test.each([
  ['unsaid', '', undefined, '2026-12-16T07:31+02:00', false],
  ['open', ', the same on public holidays', undefined, '2026-12-16T07:31+02:00', true],
  ['closed', ', closed on public holidays', '00:00 to 00:00', '2026-12-17T07:31+02:00', false],
  [
    { opens: '9:00', closes: '13:00' },
    ', public holidays 9:00 to 13:00',
    '09:00 to 13:00',
    '2026-12-16T09:01+02:00',
    true,
  ],
] as const)(
  'pages, search engines, reminders and offers agree on a public holiday: %j',
  (onHolidays, said, listed, firstMinute, isOffered) => {
    expect(openingPhrase(WEEK, onHolidays)).toBe(`Monday to Friday 7:30 to 18:00${said}`);
    expect(openingLines(WEEK, onHolidays).join(', ').toLowerCase()).toBe(
      openingPhrase(WEEK, onHolidays).toLowerCase(),
    );
    const [week, holidays] = openingSpecification(WEEK, onHolidays);
    expect(week).toMatchObject({ opens: '07:30', closes: '18:00' });
    expect(holidays && `${holidays.opens} to ${holidays.closes}`).toBe(listed);
    if (holidays) expect(holidays.dayOfWeek).toEqual(['PublicHolidays']);
    expect(afterOpeningTime(RECONCILIATION_DAY, MINUTE_MS, WEEK, onHolidays)).toEqual(
      new Date(firstMinute),
    );
    expect(isOpenOn('2026-12-16', WEEK, onHolidays)).toBe(isOffered);
    expect(isOpenOn('2026-12-17', WEEK, onHolidays)).toBe(true);
  },
);

test('the open days are counted from the hours', () => {
  expect(daysInWords(WEEK)).toBe('five days');
  expect(daysInWords([{ ...WEEK[0], days: ['Saturday'] }])).toBe('one day');
});
