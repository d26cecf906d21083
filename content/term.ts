/** A length of time in the unit in which a page says it: { days: 30 }. */
export type Term = { readonly hours: number } | Days;

/** One that is a number of whole days. */
export type Days = { readonly days: number } | { readonly weeks: number };

/** One that the calendar counts. */
export interface Years {
  readonly years: number;
}

const HOURS = { hours: 1, days: 24, weeks: 7 * 24 };

/* @__NO_SIDE_EFFECTS__ */
export function hoursIn(term: Term): number {
  const units = Object.entries(term) as [keyof typeof HOURS, number][]; // the fields of a Term
  return units.reduce((hours, [unit, number]) => hours + number * HOURS[unit], 0);
}

export function daysIn(term: Days): number {
  return hoursIn(term) / HOURS.days;
}

/** '5 weeks', '1 week' */
/* @__NO_SIDE_EFFECTS__ */
export function inWords(term: Term | Years): string {
  return Object.entries(term)
    .map(([unit, number]) => `${number} ${number === 1 ? unit.slice(0, -1) : unit}`)
    .join(' and ');
}
