import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { dateAdvice, moveDateWithSeason } from './date-advice.ts';

const TODAY = '2026-11-22';

it.each<[string, string | undefined, string]>([
  ['2027-02-16', undefined, 'a quiet day'],
  ['2026-11-22', 'busy', 'today, a Sunday'],
  ['as soon as possible', undefined, 'no date'],
  ['', undefined, 'nothing'],
  ['2027-02-30 or later', undefined, 'words that begin with such a day'],
  ['about 2027-02-30', undefined, 'words that end with one'],
  ['2026-11-21', 'past', 'yesterday'],
  ['0202-11-21', 'past', 'a year half typed'],
  ['2099-02-10', 'far', 'a lifetime away'],
  ['9999-12-31', 'far', 'the last day of the calendar'],
  ['2027-02-30', 'no-day', 'a day that does not exist'],
  ['2026-12-15', 'season', 'a Tuesday in the peak'],
  ['2026-12-16', 'busy', 'a holiday in the peak'],
  ['2027-02-27', 'busy', 'a weekend'],
])('%s gets the word %s: %s', (date, kind, _why) => {
  expect(dateAdvice(date, TODAY)?.kind).toBe(kind);
});

it.each([
  ['2026-11-20', 'Friday 20 November 2026 has passed. Which day would suit you?'],
  ['2099-02-10', 'Tuesday 10 February 2099 is years away. Is the year right?'],
  ['2027-02-30', 'There is no such day as 2027-02-30. Which day would suit you?'],
  [
    '2026-12-15',
    'Tuesday 15 December 2026 is in the peak season, late November to mid-January, when jobs and schools change over.',
  ],
  [
    '2026-12-16',
    'Wednesday 16 December 2026 is a busy day. Public holiday: Day of Reconciliation. Many estates and complexes restrict moves.',
  ],
])('says of %s: %s', (date, says) => {
  expect(dateAdvice(date, TODAY)?.says).toBe(says);
});

it('offers days of the peak under that name, and days outside it as quieter', () => {
  expect(dateAdvice('2026-12-16', TODAY)).toMatchObject({
    offer: 'Quieter days in the peak season',
    quieter: ['2026-12-14', '2026-12-15', '2026-12-17'],
  });
  expect(dateAdvice('2027-02-27', TODAY)).toMatchObject({ offer: 'Quieter days nearby' });
  // One of them in the peak is enough not to call them all quiet.
  expect(dateAdvice('2027-01-04', TODAY)).toMatchObject({
    offer: 'Quieter days in the peak season',
    quieter: ['2027-01-05', '2027-01-06', '2027-01-18'],
  });
});

it('never calls a day busy that it offered as quieter', () => {
  const days = fc.integer({ min: 0, max: 900 }).map((away) => addDays(TODAY, away));
  fc.assert(
    fc.property(days, (date) => {
      const advice = dateAdvice(date, TODAY);
      if (advice?.kind !== 'busy' && advice?.kind !== 'season') return;
      for (const day of advice.quieter) {
        const itsAdvice = dateAdvice(day, TODAY)?.kind;
        const named = advice.offer.includes('peak season');
        expect(named ? [undefined, 'season'] : [undefined]).toContain(itsAdvice);
      }
    }),
  );
});

it.each([
  ['2026-12-15', 'Tuesday 15 December 2026, peak season'],
  ['2027-02-27', 'Saturday 27 February 2027, month end, weekend'],
  ['2027-02-16', 'Tuesday 16 February 2027'],
  ['soon', 'soon'],
])('the team reads %s as %s', (date, words) => {
  expect(moveDateWithSeason(date)).toBe(words);
});
