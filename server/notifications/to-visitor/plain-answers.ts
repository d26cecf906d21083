import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { DAY_UNKNOWN } from '../../../domain/dates/move-date.ts';
import { plainAddress, WITHHELD } from '../../../domain/places/plain-address.ts';
import { plainName } from '../../../domain/plain-name.ts';
import type { Access } from '../../../domain/request/access.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { byKind } from '../../../domain/request/request-questions.ts';
import { knownPlace } from '../../requests/kinds/anonymous-move.ts';

/** The day in words that were typed: 'the end of May'. */
const UNTOLD_DAY = 'the day you asked for';

type Plain = { readonly [Field in keyof Required<QuoteRequest>]: Told<QuoteRequest[Field]> };
type Told<Value> = (value: Value) => Value;

/** What is chosen from a list of ours. */
const chosen = <Value>(value: Value) => value;
const untold = () => '';

/** Each answer for a reader who may have nothing to do with its author. */
const PLAIN: Plain = {
  name: plainName,
  email: chosen,
  phone: untold,
  moveType: chosen,
  fromAddress: (address) => plain(address) || WITHHELD.from,
  toAddress: (address) => plain(address) || WITHHELD.to,
  moveDate: plainDay,
  deliveryMethod: chosen,
  ...byKind({ count: chosen, tick: chosen }),
  additionalNotes: untold,
  inventory: chosen,
  access: (access) =>
    access && { ...access, from: withoutHours(access.from), to: withoutHours(access.to) },
};

/** The answers without what somebody typed who is not known to be the reader, but for what can be nothing else than a name,
 *  a street or a suburb. What was not given stays empty. */
export function plainAnswers(request: QuoteRequest): QuoteRequest {
  return Object.fromEntries(
    Object.entries(request).map(([field, value]) => [field, plainAnswer(field, value)]),
  ) as unknown as QuoteRequest; // of the same fields
}

/** @param field of a request, or of a request of an earlier release */
export function plainAnswer(field: string, value: unknown): unknown {
  if (value === '' || !(field in PLAIN)) return value;
  return (PLAIN[field as keyof Plain] as Told<unknown>)(value); // the value of that field
}

/** @returns the text without the day that was typed into it */
export function plainDay(day: string): string {
  return day === '' || day === DAY_UNKNOWN || isCalendarDate(day) ? day : UNTOLD_DAY;
}

const plain = (address: string) => plainAddress(address, knownPlace);

const withoutHours = (side: Access['from']) => ({ ...side, hours: '' });
