import { localDay, shortTime } from './local-time.ts';
import { dayInShort } from './short-date.ts';

/** '2026-11-21T20:33:13.106Z' as 'Sat 21 Nov at 22:33'. */
export function deskTime(isoTime: string): string {
  return `${dayInShort(localDay(new Date(isoTime)))} at ${clockTime(isoTime)}`;
}

/** '22:33' if it was the same day, otherwise as {@link deskTime}. */
export function shortDeskTime(isoTime: string, now: Date): string {
  const isSameDay = localDay(new Date(isoTime)) === localDay(now);
  return isSameDay ? clockTime(isoTime) : deskTime(isoTime);
}

const clockTime = (isoTime: string) => shortTime(isoTime).slice(-5);
