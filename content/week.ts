/** As long as nobody has said it, as it is on that day of any other week, not at all, or at other hours. */
export type PublicHolidays = 'unsaid' | 'open' | 'closed' | Pick<OpeningHours, 'opens' | 'closes'>;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

type Weekday = (typeof WEEKDAYS)[number];

export interface OpeningHours {
  readonly label: string;
  readonly days: readonly Weekday[];
  /** '7:30' */
  readonly opens: string;
  readonly closes: string;
}
