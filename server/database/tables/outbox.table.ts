import type { Selectable } from 'kysely';

/** What a mail is about; it is composed anew for each try, from what is stored then. */
export type MailKind = 'quote-request' | 'contact-submission' | 'follow-up';

/** A mail that the team has to get. It holds nothing of the visitor, so that erasing what it is
 *  about erases everything. */
export interface OutboxTable {
  id: string;
  kind: MailKind;
  subjectId: string;
  /** The same on every try: a mailbox that got a second copy can tell. */
  messageId: string;
  state: 'waiting' | 'sent' | 'parked';
  /** ISO time before which nobody tries it. */
  dueAt: string;
  /** Who has it in hand, if anybody; ends at dueAt. */
  leaseId: string | null;
  failures: number;
  lastError: string | null;
  /** ISO time at which it was sent or parked. */
  settledAt: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;
