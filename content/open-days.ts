import { company } from './company.ts';
import type { OpeningHours } from './week.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** 'seven days' */
export function daysInWords(hours: readonly OpeningHours[]): string {
  const { length } = hours.flatMap(({ days }) => days);
  return `${NUMBERS[length]} ${length === 1 ? 'day' : 'days'}`;
}

export const openDays = daysInWords(company.hours);
