import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { moveDateInShort } from '../dates/short-date.ts';
import { list } from '../shown.ts';
import { deviceName, SIGNED_IN_DAYS } from './whose-device.ts';

/** The body with which a device signs in: the key of the link, and the device's name. */
export const signInSchema = z.object({
  key: z.string('Please send the key of the link'),
  name: deviceName,
});

const device = z.object({
  id: z.string(),
  name: z.string(),
  /** 'Chrome on Android'; empty if it is not known. */
  browser: z.string(),
  /** 'today', 'on Sat 21 Nov' */
  used: z.string(),
  /** Whether it is the device that asks. */
  isThis: z.boolean(),
});

/** The devices that are signed in, the last used first. */
export const devicesView = z.object({ devices: list(device) });
export type DevicesView = Readonly<z.output<typeof devicesView>>;

/** The day of a device's last use as the end of a sentence: 'today', 'on Sat 21 Nov'. */
export function usedInWords(lastUsed: CalendarDate, today: CalendarDate): string {
  if (lastUsed >= today) return 'today';
  if (lastUsed === addDays(today, -1)) return 'yesterday';
  return `on ${moveDateInShort(lastUsed, addDays(today, -SIGNED_IN_DAYS))}`;
}
