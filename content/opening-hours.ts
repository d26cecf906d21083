import { company, publicHolidays } from './company.ts';
import type { OpeningHours, PublicHolidays } from './week.ts';

/** 'Monday to Saturday 7:00 to 18:00', 'Sunday 8:00 to 16:00', and 'Closed on public holidays' if that is known. */
export function openingLines(
  hours: readonly OpeningHours[],
  onHolidays: PublicHolidays,
): readonly string[] {
  const holidays = holidayPhrase(onHolidays).map(
    (phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1),
  );
  return [...weekLines(hours), ...holidays];
}

/** The same as part of a sentence. */
export function openingPhrase(hours: readonly OpeningHours[], onHolidays: PublicHolidays): string {
  return [...weekLines(hours), ...holidayPhrase(onHolidays)].join(', ');
}

function weekLines(hours: readonly OpeningHours[]): string[] {
  return hours.map(({ label, opens, closes }) => `${label} ${opens} to ${closes}`);
}

function holidayPhrase(onHolidays: PublicHolidays): string[] {
  if (onHolidays === 'unsaid') return [];
  if (onHolidays === 'open') return ['the same on public holidays'];
  if (onHolidays === 'closed') return ['closed on public holidays'];
  return [`public holidays ${onHolidays.opens} to ${onHolidays.closes}`];
}

export const openingHours = openingLines(company.hours, publicHolidays);
export const openingTimes = openingPhrase(company.hours, publicHolidays);
