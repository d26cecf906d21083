import { moveDateInWords } from '../dates/move-date.ts';
import type { GatePapers } from '../request/gate-papers.ts';
import { paperLines } from './paper-fields.ts';
import { counted } from './price-in-words.ts';
import type { QuoteLine } from './quote-line.ts';
import type { OneOrMore, Visit } from './visit.schema.ts';

type Shown = Omit<Visit, 'visit'> & Partial<GatePapers>;

/** 'Saturday 5 December 2026, between 8 and 9'; only what is known of it. */
export function arrivalInWords({ day, window }: Pick<Visit, 'day' | 'window'>): string {
  return [moveDateInWords(day), window].filter(Boolean).join(', ');
}

/** 'Load'; of a visit without a name 'Visit 1'. */
export function visitName({ what }: Pick<Visit, 'what'>, index: number): string {
  return what || `Visit ${index + 1}`;
}

/** 'Saturday 5 December 2026, between 8 and 9'; of several visits each with its name. */
export function visitsInWords(visits: OneOrMore<Pick<Visit, 'what' | 'day' | 'window'>>): string {
  if (visits.length === 1) return arrivalInWords(visits[0]);
  return visits
    .map((visit, index) => `${visitName(visit, index)}: ${arrivalInWords(visit)}`)
    .join('; ');
}

/** 'Friday 5 March 2027 and Friday 19 March 2027', each day once. */
export function daysInWords(visits: readonly Pick<Visit, 'day'>[]): string {
  return [...new Set(visits.map(({ day }) => moveDateInWords(day)))].join(' and ');
}

/** 'from 12 Kelly Avenue to the store', as far as it is said; empty for the addresses in the request. */
function placesInWords({ from, to }: Pick<Visit, 'from' | 'to'>): string {
  return [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
}

/** '3 movers, 1 truck' */
export function bringsInWords({ people, trucks }: Pick<Visit, 'people' | 'trucks'>): string {
  return [counted(people ?? 0, 'mover'), counted(trucks ?? 0, 'truck')].filter(Boolean).join(', ');
}

/** When the family comes; of several visits a line with all of each. */
export function arrivalLines(visits: OneOrMore<Shown>): QuoteLine[] {
  const [only] = visits;
  if (visits.length === 1) {
    return [
      { field: 'arrival', label: 'Arrival', value: arrivalInWords(only) },
      { field: 'arrival', label: 'Where', value: placesInWords(only) },
    ];
  }
  return visits.map((visit, index) => {
    const says = [arrivalInWords(visit), placesInWords(visit), bringsInWords(visit)];
    const papers = papersIn(visit).map(({ value }) => value);
    return {
      field: 'arrival',
      label: visitName(visit, index),
      value: [...says, ...papers].filter(Boolean).join(', '),
    };
  });
}

/** What a single visit brings; several have it in their own lines. */
export function bringsLines(visits: OneOrMore<Shown>): QuoteLine[] {
  if (visits.length > 1) return [];
  return [{ field: 'brings', label: 'We bring', value: bringsInWords(visits[0]) }];
}

/** Who comes with a single visit, for a gate. */
export function visitPaperLines(visits: OneOrMore<Shown>): QuoteLine[] {
  return visits.length > 1 ? [] : papersIn(visits[0]);
}

/** A quote has none. */
function papersIn({ registration = '', crew = [] }: Shown) {
  return paperLines({ registration, crew });
}
