import { createHash } from 'node:crypto';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';

/** Names the stored answers, so that a change says which answers it was made from. Equal answers
 *  have the same name, however often they were changed and changed back. */
export function moveVersion(request: QuoteRequest): string {
  // The databases have their columns in different orders.
  const answers = JSON.stringify(Object.entries(request).toSorted());
  return createHash('sha256').update(answers).digest('base64url');
}
