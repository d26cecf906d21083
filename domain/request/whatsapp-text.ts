import { accessLines } from './access.ts';
import { LABELS } from './labels.ts';
import type { QuoteRequest } from './request.schema.ts';
import { inventoryLines, laterLines, moveLines, propertyLines } from './request-summary.ts';
import type { SummaryLine } from './summary-line.ts';

function block(lines: readonly SummaryLine[]): string {
  return lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

/** The chat's prefilled text: every field of docs/product.md, 7, the access if the visitor gave any,
 *  and the visitor's reference.
 *  @param reference none for a request that did not reach us */
export function whatsAppText(request: QuoteRequest, reference?: string): string {
  const { access, additionalNotes: notes } = request;
  return [
    `Hello, I would like a quote.${reference ? ` My reference is ${reference}.` : ''}`,
    block(moveLines(request)),
    block(propertyLines(request)),
    block(inventoryLines(request)),
    access && block(accessLines(access)),
    block(laterLines(request)),
    notes && `${LABELS.additionalNotes}: ${notes}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
