import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours, PublicHolidays } from '../../content/week.ts';

/** From midnight to midnight is how search engines write a day that is closed. */
const CLOSED = { opens: '0:00', closes: '0:00' };

/** The week, and public holidays where they are known to differ from it: by its definition, PublicHolidays goes
 *  before the day of the week. */
export function openingSpecification(
  hours: readonly OpeningHours[],
  onHolidays: PublicHolidays,
): OpeningHoursSpecification[] {
  const holidays = onHolidays === 'closed' ? CLOSED : onHolidays;
  const differ = holidays !== 'open' && holidays !== 'unsaid';
  return [...hours, ...(differ ? [{ days: ['PublicHolidays'] as const, ...holidays }] : [])].map(
    ({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days],
      opens: opens.padStart(5, '0'),
      closes: closes.padStart(5, '0'),
    }),
  );
}
