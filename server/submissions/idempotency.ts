import { hash } from 'node:crypto';
import { localDay } from '../../domain/local-time.ts';

/** One to 255 visible ASCII characters. A header sent twice has a space in it, so it is not a key. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value);
}

/** The key of a form sent without script: a double click, a reload, or Back and sending the same
 *  words again count once a day. It has spaces, so it never equals a client's key. */
export function formKey(content: object, receivedAt: Date): string {
  return `form ${localDay(receivedAt)} ${hash('sha256', JSON.stringify(content))}`;
}
