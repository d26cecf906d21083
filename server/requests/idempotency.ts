import { hash } from 'node:crypto';
import { localDay } from '../../domain/dates/local-time.ts';
import { isNoAnswer } from '../../domain/empty-answer.ts';
import { ELAPSED, HONEYPOT } from '../../domain/request/suspicion.ts';
import type { Problem } from '../http/problem.ts';

/** A request that may come again: the key that its client gave it, and what it was. */
export interface KeyedRequest {
  readonly key: string;
  readonly bodyHash: string;
}

/** The answer to a key that came before, with another body or call. */
export const KEY_REUSED: Problem = {
  status: 422,
  detail: 'This Idempotency-Key came before, with another request.',
};

/** The answer to a key that is missing, or is none. */
export const KEY_UNUSABLE: Problem = {
  status: 400,
  detail: 'Please send an Idempotency-Key of 1 to 255 visible ASCII characters.',
};

/** One to 255 visible ASCII characters. A header sent twice has a space in it, so it is not a key. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value);
}

/** Fields that may differ between two attempts of one request: the signs of a program, where the visit began, and at the desk the
 *  last event that its author had seen, and the name, which can be typed in again after a lost answer. */
const BESIDE_THE_POINT: readonly string[] = [HONEYPOT, ELAPSED, 'source', 'after', 'by'];

/** The hash of a body as it was received, whatever the order of its fields and without its empty ones: what a newer release
 *  makes of the same body must not make it another one.
 *  @param body parsed JSON, or the fields of a form */
export function bodyHash(body: unknown): string {
  const isForm = body instanceof URLSearchParams;
  return hash('sha256', JSON.stringify(inOrder(isForm ? fieldsOf(body) : (body ?? null))));
}

/** The same of a call of the API: another call with this body is another request.
 *  @param call its method and path: 'PUT /api/your-move' */
export function callHash(call: string, body: unknown): string {
  return hash('sha256', `${call} ${bodyHash(body)}`);
}

/** Values of one name keep their order. */
function fieldsOf(form: URLSearchParams): Record<string, string[]> {
  const answered = [...form].filter(([, value]) => !isNoAnswer(value));
  return Object.fromEntries(answered.map(([name]) => [name, form.getAll(name)]));
}

/** No answer is nested this deep; what a hostile client nests deeper makes no difference. */
const DEEPEST = 8;

function inOrder(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((each) => inOrder(each, depth + 1));
  const entries = Object.entries(value)
    .filter(([name, each]) => !isNoAnswer(each) && (depth > 0 || !BESIDE_THE_POINT.includes(name)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  // A list of pairs, because an object puts names that are numbers first.
  return { fields: entries.map(([name, each]) => [name, inOrder(each, depth + 1)]) };
}

/** The key of a form sent without script: a double click, a reload, or Back and sending the same
 *  words again count once a day. It has spaces, so it never equals a client's key. */
export function formKey(hashOfBody: string, receivedAt: Date): string {
  return `form ${localDay(receivedAt)} ${hashOfBody}`;
}
