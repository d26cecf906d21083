import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { line, must } from '../fields.ts';
import { crewFields } from './crew-fields.ts';
import { day } from './day-field.ts';
import { paperFields } from './paper-fields.ts';

const MOST_VISITS = 10;
const LONGEST_NAME = 60;

const NONE = 'Please give at least one visit';
const DAY = 'Please choose the day of the move';
const NAME = 'Please say in a few words what this visit is';
const ADDRESS = 'Please give the address as text';
const HOURS = 'Please give the hours as text';

/** A day on which the family comes: most jobs have one. */
export const storedVisit = z.object({
  /** Its identity, which the server gives, and which it keeps whatever becomes of its day: 1 for the first. */
  visit: z.int(),
  /** 'Load'; may be empty. */
  what: z.string(),
  /** A date, or empty as long as it is open. */
  day: z.string(),
  /** When the truck arrives: 'between 8 and 9'; empty as long as it is open. */
  window: z.string(),
  /** Where from and where to; empty for the address in the request. */
  from: z.string(),
  to: z.string(),
  people: z.nullable(z.int()),
  trucks: z.nullable(z.int()),
});
export type Visit = Readonly<z.output<typeof storedVisit>>;

const confirmedVisit = z.extend(storedVisit, {
  people: z.int(),
  trucks: z.int(),
  ...paperFields,
});
export type ConfirmedVisit = Readonly<z.output<typeof confirmedVisit>>;

/** There is always a first one. */
export type OneOrMore<Each> = readonly [Each, ...Each[]];
export type Visits = OneOrMore<Visit>;
export type ConfirmedVisits = OneOrMore<ConfirmedVisit>;

/** The visits of something, in their order. */
function visitsOf<Each extends z.ZodMiniType>(visit: Each) {
  const visits = z
    .array(visit, NONE)
    .check(z.minLength(1, NONE), z.maxLength(MOST_VISITS, `At most ${MOST_VISITS} visits`));
  // TypeScript does not know what a check has made sure of.
  return visits as unknown as z.ZodMiniType<OneOrMore<z.output<Each>>, OneOrMore<z.input<Each>>>;
}

export const storedVisits = visitsOf(storedVisit);
export const confirmedVisits = visitsOf(confirmedVisit);

/** What is left out stays as it was, or is open. */
const sentFields = {
  /** The identity of a visit that is kept; left out for a new one. */
  visit: z.optional(z.int('Please send the number of the visit')),
  what: z.optional(line(0, NAME, LONGEST_NAME)),
  from: z.optional(line(0, ADDRESS)),
  to: z.optional(line(0, ADDRESS)),
};
const openFields = {
  ...sentFields,
  window: z.optional(line(0, HOURS)),
  people: z.optional(z.nullable(crewFields.people)),
  trucks: z.optional(z.nullable(crewFields.trucks)),
};

const sentInOrder = <Each extends z.ZodMiniType<{ readonly day: string }>>(visit: Each) =>
  visitsOf(visit).check(
    must(areInOrder, 'Please put the visits in the order of their days', ['0', 'day']),
  );

/** As a quote offers them: a single visit may leave its day open. */
export const offeredVisits = sentInOrder(
  z.object({ ...openFields, day: line(0, 'Please give the day as text') }),
).check(
  must(
    (visits) =>
      visits.every(({ day }) => isCalendarDate(day) || (day === '' && visits.length === 1)),
    'Please choose the day of arrival',
    ['0', 'day'],
  ),
);

/** As a yes agrees to them. */
export const agreedVisits = sentInOrder(z.object({ ...openFields, day: day(DAY) }));

/** As they are confirmed: with their hours, and who comes. */
export const sentConfirmedVisits = sentInOrder(
  z.object({
    ...sentFields,
    day: day(DAY),
    window: line(1, 'Please say when the truck arrives'),
    ...crewFields,
    ...paperFields,
  }),
);

/** A visit as somebody writes it. */
export type SentVisit = z.output<typeof agreedVisits>[number];

function areInOrder(visits: readonly { readonly day: string }[]): boolean {
  const days = visits.map(({ day }) => day).filter(isCalendarDate);
  return days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''));
}
