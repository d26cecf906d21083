import { expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { publicHoliday } from './public-holidays.ts';

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day));
  return days.filter((day) => day.startsWith(`${year}`) && publicHoliday(day));
}

it.each([
  [2026, '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26'],
  [2027, '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27'],
  [2028, '01-01 03-21 04-14 04-17 04-27 05-01 06-16 08-09 09-24 09-25 12-16 12-25 12-26'],
])('knows the public holidays of %i as they were published', (year, days) => {
  expect(holidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

it.each([
  ['2008-03-21', 'Good Friday', 'early Easter, on Human Rights Day'],
  ['2038-04-23', 'Good Friday', 'the latest Easter'],
  ['2019-04-22', 'Family Day', 'a usual Easter'],
  ['2000-04-21', 'Good Friday', 'a leap century'],
  ['2049-04-16', 'Good Friday', 'an Easter that the rule for late moons moves'],
  ['2026-08-10', 'National Women’s Day (observed)', 'the Monday after a Sunday'],
  ['2022-12-26', 'Day of Goodwill', 'a Monday that is itself a holiday'],
])('calls %s %s: %s', (date, name) => {
  expect(publicHoliday(date)).toBe(name);
});

it('moves no holiday that falls on a Saturday', () => {
  expect(publicHoliday('2026-03-23')).toBeUndefined();
  expect(publicHoliday('2026-12-28')).toBeUndefined();
});
