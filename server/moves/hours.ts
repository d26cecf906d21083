import { arrivalTimes } from '../../domain/request/arrival-times.ts';

/** Compares hours of arrival by when they begin: 'between 8 and 9' comes before 'at 11', and what names no hour before
 *  both. */
export function byHours(one: string, other: string): number {
  return beginningOf(one) - beginningOf(other) || one.localeCompare(other);
}

const FIRST_TIME = /(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?\s?(?:(?<half>[ap])\.?m)?/i;

/** In minutes after midnight; negative without an hour. */
function beginningOf(window: string): number {
  const { hour, minute = '0', half = '' } = FIRST_TIME.exec(window)?.groups ?? {};
  if (hour === undefined) return -1;
  const hours = half ? Number(hour) % 12 : Number(hour);
  // Nobody moves before six in the morning.
  const isAfternoon = half.toLowerCase() === 'p' || (half === '' && hours < 6);
  return (hours + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

const WORDS_OF_HOURS =
  /^(between|from|at|about|around|by|before|after|until|to|and|or|in|the|early|late|morning|midday|noon|afternoon|evening|h|am|pm)?$/i;
const TIME = /^\d{1,2}([:.h]\d{2})?(am|pm|h)?$/i;

/** Returns the hours as the team wrote them; empty if the field has more in it, such as a name or a number. */
export function onlyHours(window: string): string {
  const words = window.split(/[\s,–-]/);
  const times = words.filter((word) => TIME.test(word));
  const isHours = words.every((word) => WORDS_OF_HOURS.test(word) || TIME.test(word));
  return isHours && times.length <= 2 ? window : '';
}

/** The hours after 'The truck comes': 'at 8' for '8', 'between 9 and 10' for '9 to 10'; any others as they were written. */
export function afterComes(window: string): string {
  const [, from, until] = /^(\d\S*?) ?(?:to|-|–) ?(\d\S*)$/.exec(window) ?? [];
  if (from && until) return `between ${from} and ${until}`;
  return TIME.test(window) ? `at ${window}` : window;
}

const SAYS_HALF = /[ap]\.?m\b|\b(?:0\d|1[3-9]|2\d)/i;
const NOON = 12 * 60;

/** 'between 7 and 8 in the morning': nobody waits in the evening. What says so itself, or is not certain, stays as it was
 *  written. */
export function withPartOfDay(window: string): string {
  const times = arrivalTimes(window);
  if (!times || SAYS_HALF.test(window)) return window;
  return `${window} in the ${times.from < NOON ? 'morning' : 'afternoon'}`;
}
