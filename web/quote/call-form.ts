import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { USUAL_CREW } from '../../domain/quote/crew-fields.ts';
import { visitsInWords } from '../../domain/quote/visit-in-words.ts';
import { mapVisits } from '../../domain/quote/visits.ts';
import { accessFieldName } from '../../domain/request/access.form.ts';
import {
  EMPTY_QUOTE_FORM,
  type QuoteFormValues,
  toQuoteRequest,
} from '../../domain/request/request.form.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import { countOf, mostVisits, partName, VISITS } from '../forms/typed-list.ts';

/** What is typed of a visit. */
export const VISIT_PARTS = ['what', 'day', 'window', 'from', 'to', 'people', 'trucks'] as const;
type VisitPart = (typeof VISIT_PARTS)[number];

/** What somebody who phones said to a price: nothing yet, yes, or yes in the call that also confirmed the day. */
export const ANSWERS = ['', 'yes', 'booked'] as const;

interface Agreed {
  price: string;
  answer: (typeof ANSWERS)[number];
  /** How many there are. */
  visits: string;
}

/** The form for a call: a request, and what was agreed about it. The day of the first visit is that of the move. */
export type CallFormValues = QuoteFormValues & Agreed & { [Field in VisitField]?: string };
type VisitField = `${typeof VISITS}.${number}.${VisitPart}`;

export const EMPTY_CALL: CallFormValues = {
  ...EMPTY_QUOTE_FORM,
  price: '',
  answer: '',
  visits: '1',
  'visits.0.what': '',
  'visits.0.window': '',
  'visits.0.from': '',
  'visits.0.to': '',
  'visits.0.people': String(USUAL_CREW.people),
  'visits.0.trucks': String(USUAL_CREW.trucks),
};

/** Where a part of a visit is typed. */
export function visitField(index: number, part: VisitPart): VisitField | 'moveDate' {
  return index === 0 && part === 'day' ? 'moveDate' : partName(VISITS, index, part);
}

/** The fields of all visits but the day of the first. */
export const VISIT_FIELDS = Array.from({ length: mostVisits }, (_, index) => index).flatMap(
  (index) => VISIT_PARTS.map((part) => partName(VISITS, index, part)),
);

/** How many visits are typed. */
export const countVisits = ({ visits }: Pick<CallFormValues, 'visits'>) =>
  countOf({ visits }, VISITS);

/** The call in the API's shape, not yet checked. */
export function toCall(form: CallFormValues, message?: string): Record<string, unknown> {
  const { price, answer } = form;
  const visits = typedVisits(form);
  const agreed = { price: parseRand(price), visits, said: '' };
  const isSingle = visits.length === 1;
  const days = isSingle ? visits[0].window : visitsInWords(visits);
  const heard = [price.trim() && `Price: ${price.trim()}`, days].filter(Boolean);
  return {
    ...toQuoteRequest(form),
    ...(answer && { agreed }),
    // A price that was only named is what somebody answered.
    ...(!answer && heard.length > 0 && { answered: heard.join(', ') }),
    ...(answer === 'booked' && { confirmed: { toldBy: 'phone' } }),
    ...(message !== undefined && { message }),
  };
}

function typedVisits(form: CallFormValues) {
  const places = Array.from({ length: countVisits(form) - 1 }, (_, index) => index + 1);
  return mapVisits([0, ...places], (index) => {
    const of = (part: VisitPart) => (form[visitField(index, part)] ?? '').trim();
    return {
      ...{ what: of('what'), day: of('day'), window: of('window'), from: of('from'), to: of('to') },
      ...(form.answer === 'booked' && {
        people: numberOf(of('people')),
        trucks: numberOf(of('trucks')),
      }),
    };
  });
}

/** The control with the answer at a path of the call. */
export function controlOfCall(path: readonly PropertyKey[]): PropertyKey | undefined {
  const [field, second, third, part] = path;
  if (field === 'access') return accessFieldName(second as 'from', third as 'floor');
  if (field === 'answered') return 'price';
  if (field !== 'agreed') return field;
  // Of the yes and of the visits as a whole no control is wrong but the first.
  if (second !== VISITS) return second ?? 'price';
  return visitField(Number(third ?? 0), (part ?? 'day') as VisitPart); // of the rules
}

const numberOf = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : Number.NaN);

/** Whether its fold begins open. */
export const knowsDay = (form: CallFormValues) =>
  isCalendarDate(form.moveDate) ||
  form['visits.0.window'] !== '' ||
  form.price !== '' ||
  countVisits(form) > 1;
