import { setting } from './setting-values.ts';

/** '6:30' as minutes of the day; null for 'off'. */
export const timeOfDayOrOff = setting((text): number | null | undefined => {
  if (text.trim() === 'off') return null;
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return Number(hours) <= 23 ? Number(hours) * 60 + Number(minutes) : undefined;
}, 'must be off, or a time in local time, for example 6:30');
