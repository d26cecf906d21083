import * as z from 'zod';

/** '6:30' as minutes of the day; null for 'off'. */
export const timeOfDayOrOff = z.string().transform((text, context): number | null => {
  if (text.trim() === 'off') return null;
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (Number(hours) <= 23) return Number(hours) * 60 + Number(minutes);
  context.addIssue('must be off, or a time in local time, for example 6:30');
  return z.NEVER;
});
