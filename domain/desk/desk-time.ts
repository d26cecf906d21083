import { localDay, shortTime } from '../local-time.ts';

const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '2026-11-21T20:33:13.106Z' as 'Sat 21 Nov at 22:33'. */
export function deskTime(isoTime: string): string {
  const day = shortDay.format(new Date(localDay(new Date(isoTime)))).replace(',', '');
  return `${day} at ${shortTime(isoTime).slice(-5)}`;
}
