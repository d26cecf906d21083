import { localDay, shortTime } from './local-time.ts';
import { dayInShort } from './short-date.ts';

/** '22:33'; as {@link deskTime} on another day. */
export function timeSince(isoTime: string, now: Date): string {
  const isSameDay = localDay(new Date(isoTime)) === localDay(now);
  return isSameDay ? shortTime(isoTime).slice(-5) : deskTime(isoTime);
}

/** '2026-11-21T20:33:13.106Z' as 'Sat 21 Nov at 22:33'. */
export function deskTime(isoTime: string): string {
  return `${dayInShort(localDay(new Date(isoTime)))} at ${shortTime(isoTime).slice(-5)}`;
}
