import { hash } from 'node:crypto';
import { localDay } from '../../domain/local-time.ts';

/** The key of a form sent without script: a double click, a reload, or Back and sending the same
 *  words again count once a day. It has spaces, so it never equals a client's key. */
export function formKey(content: object, receivedAt: Date): string {
  return `form ${localDay(receivedAt)} ${hash('sha256', JSON.stringify(content))}`;
}
