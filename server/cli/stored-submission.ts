import type { ContactMessage } from '../../domain/message/message.schema.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { SubmissionRow } from '../database/tables/submission.table.ts';
import type { DeskEvent } from '../history/desk-event.repository.ts';
import type { MailState } from '../outbox/outbox.queries.ts';
import type { VisitorAction } from '../your-move/visitor-action.repository.ts';

interface SubmissionFacts extends Pick<SubmissionRow, 'reference' | 'receivedAt' | 'flag' | 'id'> {
  /** The state of the mail to the team; null once that mail is gone. */
  readonly mail: Pick<MailState, 'state' | 'settledAt'> | null;
  /** The acts at the desk about it, the earliest first. */
  readonly desk: readonly Pick<DeskEvent, 'kind' | 'at' | 'by' | 'said' | 'offer' | 'via'>[];
}

/** The visitor's actions through a request's private link, the earliest first. */
interface VisitorActions {
  readonly followUps: readonly Pick<VisitorAction, 'kind' | 'at' | 'changes'>[];
}

export type QuoteSubmission = { readonly kind: 'quote' } & SubmissionFacts &
  QuoteRequest &
  VisitorActions;
export type MessageSubmission = { readonly kind: 'message' } & SubmissionFacts & ContactMessage;

/** A submission as the commands print it. Scripts rely on the field names. */
export type StoredSubmission = QuoteSubmission | MessageSubmission;

const MARKS = {
  honeypot: 'suspected: filled in the field that nobody sees',
  'too-fast': 'suspected: filled in faster than anybody types',
  canary: 'canary: sent by the server itself',
} as const;

/** The ISO time of the last change or call; empty when there was none. */
export function lastOf(kind: VisitorAction['kind'], { followUps }: VisitorActions): string {
  return followUps.findLast((action) => action.kind === kind)?.at ?? '';
}

/** The reason why it may not come from a visitor, in words. */
export function markInWords({ flag }: Pick<StoredSubmission, 'flag'>): string {
  return flag === null ? '' : MARKS[flag];
}
