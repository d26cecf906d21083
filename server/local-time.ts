const TIME_ZONE = 'Africa/Johannesburg';

/** Each day has as many milliseconds there: nobody changes the clocks. */
export const DAY_MS = 24 * 60 * 60 * 1000;

const inWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** '2026-11-21T20:33:13.106Z' as 'Saturday 21 November 2026 at 22:33 SAST'. */
export function inLocalTime(isoTime: string): string {
  return `${inWords.format(new Date(isoTime)).replace(',', '')} SAST`;
}

/** Swedish dates are ISO dates. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

/** The date there at that moment: '2026-11-21'. */
export function localDay(moment: Date): string {
  return isoDay.format(moment);
}

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: TIME_ZONE });

/** The hour there at that moment, 0 to 23. */
export function localHour(moment: Date): number {
  return Number(hour.format(moment));
}
