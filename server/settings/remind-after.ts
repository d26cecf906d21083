import { setting } from './setting-values.ts';

/** A time after which the team is reminded of a request or message. */
export interface Reminder {
  /** '30m' */
  readonly name: string;
  readonly ms: number;
  /** The event that cancels it. `taken` counts opening hours, `answered` counts clock hours. */
  readonly until: 'taken' | 'answered';
}

const MINUTE_MS = 60_000;
const MOST_MINUTES = 24 * 60;

const MESSAGE =
  'must be off, or times from 1m to 24h, each longer than the one before: the last for the answer, those before it, in opening time, for somebody to take it; for example 30m,4h,22h';

/** '30m,4h,22h' as reminders; none for 'off'. */
export const remindAfter = setting((text): readonly Reminder[] | undefined => {
  if (text.trim() === 'off') return [];
  const times = text.split(',').map(minutesOf);
  const ascend = times.every((minutes, index) => minutes > (times[index - 1] ?? 0));
  if (!ascend || times.some((minutes) => minutes > MOST_MINUTES)) return undefined;
  return times.map((minutes, index) => ({
    name: `${minutes}m`,
    ms: minutes * MINUTE_MS,
    until: index === times.length - 1 ? 'answered' : 'taken',
  }));
}, MESSAGE);

/** NaN for what is not a time, which is above and below nothing. */
function minutesOf(text: string): number {
  const [, figure, unit] = /^(\d{1,4})([mh])$/.exec(text.trim()) ?? [];
  return Number(figure) * (unit === 'h' ? 60 : 1);
}
