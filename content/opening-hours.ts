import { company, publicHolidays } from './company.ts';
import type { OpeningHours, PublicHolidays } from './week.ts';

/** 'Monday to Saturday 7:00 to 18:00', 'Sunday 8:00 to 16:00', 'Closed on public holidays'. */
export function openingLines(
  hours: readonly OpeningHours[],
  onHolidays: PublicHolidays,
): readonly string[] {
  const week = hours.map(({ label, opens, closes }) => `${label} ${opens} to ${closes}`);
  return [...week, holidayLine(onHolidays)];
}

function holidayLine(onHolidays: PublicHolidays): string {
  if (onHolidays === 'open') return 'The same on public holidays';
  if (onHolidays === 'closed') return 'Closed on public holidays';
  return `Public holidays ${onHolidays.opens} to ${onHolidays.closes}`;
}

/** The lines as part of a sentence. */
export function inASentence(lines: readonly string[]): string {
  const last = lines.at(-1) ?? '';
  return [...lines.slice(0, -1), last.charAt(0).toLowerCase() + last.slice(1)].join(', ');
}

export const openingHours = openingLines(company.hours, publicHolidays);
export const openingTimes = inASentence(openingHours);
