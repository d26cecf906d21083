import { hash } from 'node:crypto';
import { localDay } from '../../domain/local-time.ts';

/** The key of a form that came without script: a double click, a reload, or Back and sending the
 *  same words again count once a day. A client's key has no spaces, so that it is never one of these. */
export function formKey(content: object, receivedAt: Date): string {
  return `form ${localDay(receivedAt)} ${hash('sha256', JSON.stringify(content))}`;
}
