import { expect, test } from 'vitest';
import { afterOpeningTime } from '../domain/opening-hours.ts';
import { openingSpecification } from '../web/seo/opening-specification.ts';
import { inASentence, openingLines } from './opening-hours.ts';

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
  ['open', 'the same on public holidays', undefined, '2026-12-16T07:31+02:00'],
  ['closed', 'closed on public holidays', '00:00 to 00:00', '2026-12-17T07:31+02:00'],
  [
    { opens: '9:00', closes: '13:00' },
    'public holidays 9:00 to 13:00',
    '09:00 to 13:00',
    '2026-12-16T09:01+02:00',
  ],
] as const)(
  'pages, search engines and reminders agree on a public holiday: %j',
  (onHolidays, said, listed, firstMinute) => {
    expect(inASentence(openingLines(WEEK, onHolidays))).toBe(
      `Monday to Friday 7:30 to 18:00, ${said}`,
    );
    const [week, holidays] = openingSpecification(WEEK, onHolidays);
    expect(week).toMatchObject({ opens: '07:30', closes: '18:00' });
    expect(holidays && `${holidays.opens} to ${holidays.closes}`).toBe(listed);
    if (holidays) expect(holidays.dayOfWeek).toEqual(['PublicHolidays']);
    expect(afterOpeningTime(RECONCILIATION_DAY, MINUTE_MS, WEEK, onHolidays)).toEqual(
      new Date(firstMinute),
    );
  },
);
