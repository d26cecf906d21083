import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { busyReasons, isWorkingDay, quieterDaysNear } from './quiet-dates.ts';

function codes(date: string): string[] {
  return busyReasons(date).map(({ code }) => code);
}

describe('busy days', () => {
  it.each([
    ['2026-09-15', [], 'a Tuesday in the middle of the month'],
    ['2026-09-17', [], 'a Thursday'],
    ['2026-09-18', ['weekend'], 'a Friday'],
    ['2026-09-20', ['weekend'], 'a Sunday'],
    ['2026-09-28', [], 'the last Monday, two working days before the last'],
    ['2026-09-29', ['month-end'], 'the last but one working day'],
    ['2026-09-30', ['month-end'], 'the last working day'],
    ['2026-10-01', ['month-end'], 'the first working day'],
    ['2026-10-02', ['weekend'], 'the second working day'],
    ['2026-01-31', ['month-end', 'weekend'], 'a Saturday after the last working day'],
    ['2026-08-02', ['month-end', 'weekend'], 'a Sunday before the first working day'],
    ['2026-08-03', ['month-end'], 'a Monday, the first working day'],
    ['2026-05-04', ['month-end'], 'the first working day after Workers’ Day and a weekend'],
    ['2026-06-16', ['public-holiday'], 'Youth Day'],
    ['2026-11-19', [], 'before the peak'],
    ['2026-11-20', ['weekend'], 'the day before the peak'],
    ['2026-11-21', ['peak-season', 'weekend'], 'the first day of the peak'],
    ['2026-11-24', ['peak-season'], 'in the peak'],
    ['2027-01-14', ['peak-season'], 'the end of the peak'],
    ['2027-01-15', ['peak-season', 'weekend'], 'the last day of the peak'],
    ['2027-01-16', ['weekend'], 'the day after the peak'],
    ['2027-01-18', [], 'after the peak'],
    ['2026-12-25', ['public-holiday', 'peak-season', 'weekend'], 'Christmas Day'],
    ['as soon as possible', [], 'no date'],
    ['2026-02-30', [], 'a day that does not exist'],
    ['9999-12-31', ['peak-season', 'month-end', 'weekend'], 'the last day of the calendar'],
    ['0001-01-01', ['public-holiday', 'peak-season', 'month-end'], 'the first'],
  ])('%s: %j (%s)', (date, expected) => {
    expect(codes(date)).toEqual(expected);
  });

  it('gives the reason in words', () => {
    expect(busyReasons('2026-06-16')[0]?.reason).toBe(
      'Public holiday: Youth Day. Many estates and complexes restrict moves',
    );
    expect(busyReasons('2027-01-01').map(({ short, reason }) => [short, reason])).toEqual([
      [
        'New Year’s Day',
        'Public holiday: New Year’s Day. Many estates and complexes restrict moves',
      ],
      [
        'peak season',
        'It is peak season, late November to mid-January, when jobs and schools change over',
      ],
      ['month end', 'Month end, when leases and transfers change over'],
      ['before the weekend', 'Fridays and weekends are the busiest of the week'],
    ]);
    expect(busyReasons('2026-09-19').map(({ short }) => short)).toEqual(['weekend']);
  });
});

describe('quieter days', () => {
  it('offers the three nearest quiet working days, in order', () => {
    expect(quieterDaysNear('2026-09-30', '2026-09-01')).toEqual([
      '2026-09-28',
      '2026-10-05',
      '2026-10-06',
    ]);
  });

  it('offers the first day that is left, and none before it', () => {
    expect(quieterDaysNear('2026-09-30', '2026-09-28')[0]).toBe('2026-09-28');
    expect(quieterDaysNear('2026-09-30', '2026-09-29')[0]).toBe('2026-10-05');
  });

  it('prefers a quiet day further off to a nearer one in the peak', () => {
    expect(quieterDaysNear('2026-11-27', '2026-11-01')).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ]);
  });

  it('offers nothing for a quiet day, for no date, or when everything nearby is gone', () => {
    expect(quieterDaysNear('2026-09-15', '2026-09-01')).toEqual([]);
    expect(quieterDaysNear('soon', '2026-09-01')).toEqual([]);
    expect(quieterDaysNear('2026-09-30', '2026-12-01')).toEqual([]);
  });

  it('offers in the peak the days that are least busy', () => {
    expect(quieterDaysNear('2026-12-18', '2026-11-21')).toEqual([
      '2026-12-15',
      '2026-12-17',
      '2026-12-21',
    ]);
  });

  it('offers no Friday in place of the Saturday that begins the peak', () => {
    expect(quieterDaysNear('2026-11-21', '2026-11-20')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  it('offers only quieter working days, whatever the day of a year', () => {
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const days = quieterDaysNear(date, '2026-01-01');
      expect(days.length).toBeLessThanOrEqual(3);
      for (const day of days) {
        expect(isWorkingDay(day)).toBe(true);
        expect(codes(day).length).toBeLessThan(codes(date).length);
      }
    }
  });
});
