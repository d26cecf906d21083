import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { accessFieldName } from '../../domain/request/access.form.ts';
import {
  EMPTY_QUOTE_FORM,
  type QuoteFormValues,
  toQuoteRequest,
} from '../../domain/request/request.form.ts';
import { parseRand } from '../../domain/typed-rand.ts';

/** The form for a call: a request, and what was agreed about it. */
export interface CallFormValues extends QuoteFormValues {
  window: string;
  price: string;
  people: string;
  trucks: string;
  saidYes: '' | 'yes';
  /** The day is confirmed, and they know it. */
  theyKnow: '' | 'yes';
}

export const EMPTY_CALL: CallFormValues = {
  ...EMPTY_QUOTE_FORM,
  window: '',
  price: '',
  people: '3',
  trucks: '1',
  saidYes: '',
  theyKnow: '',
};

/** The call in the API's shape, not yet checked. */
export function toCall(form: CallFormValues, message?: string): Record<string, unknown> {
  const { window, price, people, trucks, saidYes, theyKnow, moveDate } = form;
  const isBooked = saidYes && theyKnow;
  const visit = {
    day: moveDate,
    window,
    ...(isBooked && { people: numberOf(people), trucks: numberOf(trucks) }),
  };
  const agreed = { price: parseRand(price), visits: [visit], said: '' };
  const heard = [price.trim() && `Price: ${price.trim()}`, window.trim()].filter(Boolean);
  return {
    ...toQuoteRequest(form),
    ...(saidYes && { agreed }),
    // A price that was only named is what somebody answered.
    ...(!saidYes && heard.length > 0 && { answered: heard.join(', ') }),
    ...(isBooked && { confirmed: { toldBy: 'phone' } }),
    ...(message !== undefined && { message }),
  };
}

/** The control with the answer at a path of the call. */
export function controlOfCall(path: readonly PropertyKey[]): PropertyKey | undefined {
  const [field, second, third] = path;
  if (field === 'access') return accessFieldName(second as 'from', third as 'floor');
  if (field === 'answered') return 'price';
  if (field !== 'agreed') return field;
  const last = path.at(-1);
  return last === 'day' ? 'moveDate' : last;
}

const numberOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** Whether its fold begins open. */
export const knowsDay = ({ moveDate, window, price }: CallFormValues) =>
  isCalendarDate(moveDate) || window !== '' || price !== '';
