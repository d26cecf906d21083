import { expect, it } from 'vitest';
import { addDays, daysBetween, isCalendarDate, weekday } from './calendar-date.ts';

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['9999-12-31', true],
  ['0000-01-01', false],
  ['+010000-01-01', false],
  ['2026-1-1', false],
  ['21 November 2026', false],
  ['', false],
])('takes %s for a day: %s', (text, isDay) => {
  expect(isCalendarDate(text)).toBe(isDay);
});

it('counts days across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addDays('soon', 1)).toBe('');
  expect(addDays('2026-02-30', 1)).toBe('');
  expect(addDays('9999-12-31', 1)).toBe('');
  expect(addDays('0001-01-01', -1)).toBe('');
  expect(daysBetween('2026-11-21', '2027-01-01')).toBe(41);
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
});

it('knows the day of the week', () => {
  expect(weekday('2026-11-22')).toBe(0);
  expect(weekday('2026-11-28')).toBe(6);
});
