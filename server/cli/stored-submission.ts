import type { ContactMessage } from '../../domain/contact/contact.schema.ts';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import type { SubmissionRow } from '../database/tables/submission.table.ts';
import type { MailState } from '../outbox/outbox.queries.ts';
import type { VisitorAction } from '../your-move/visitor-action.repository.ts';

interface SubmissionFacts extends Pick<SubmissionRow, 'reference' | 'receivedAt' | 'flag' | 'id'> {
  /** Of the mail to the team; null where there is none any more. */
  readonly mail: Pick<MailState, 'state' | 'settledAt'> | null;
}

/** What the visitor did about a request through its private link, the earliest first. */
interface VisitorActions {
  readonly followUps: readonly Pick<VisitorAction, 'kind' | 'at' | 'changes'>[];
}

export type QuoteSubmission = { readonly kind: 'quote' } & SubmissionFacts &
  QuoteRequest &
  VisitorActions;
export type MessageSubmission = { readonly kind: 'message' } & SubmissionFacts & ContactMessage;

/** What a visitor sent, as the commands give it out. Scripts rely on the names. */
export type StoredSubmission = QuoteSubmission | MessageSubmission;

const MARKS = {
  honeypot: 'suspected: filled in the field that nobody sees',
  'too-fast': 'suspected: filled in faster than anybody types',
  canary: 'canary: sent by the server itself',
} as const;

/** ISO time of the last change or call; empty when there was none. */
export function lastOf(kind: VisitorAction['kind'], { followUps }: VisitorActions): string {
  return followUps.findLast((action) => action.kind === kind)?.at ?? '';
}

/** Why it may be no visitor's, in words. */
export function markInWords({ flag }: Pick<StoredSubmission, 'flag'>): string {
  return flag === null ? '' : MARKS[flag];
}
