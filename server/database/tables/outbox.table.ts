import type { Selectable } from 'kysely';

/** The subject of a mail, which is composed anew from the stored data for each try. */
export type MailKind =
  | 'quote-request'
  | 'contact-submission'
  | 'follow-up'
  /** A quote, to the visitor. */
  | 'offer'
  /** The visitor's answer to it, to the team. */
  | 'answer'
  /** The confirmation of what was accepted, to the visitor. */
  | 'acceptance'
  /** The wait of a visitor, to the team. */
  | 'reminder'
  /** The work of the morning, to the team; its subject is the day. */
  | 'morning';

/** A mail that the team or a visitor has to get. It holds no personal data, so that erasing its subject erases
 *  everything. */
export interface OutboxTable {
  id: string;
  kind: MailKind;
  subjectId: string;
  /** Nothing reads it any more: the mail itself has its identity (mail/message.ts). The column must
   *  have a value. */
  messageId: string;
  state: 'waiting' | 'sent' | 'parked';
  /** The ISO time before which no server tries it. */
  dueAt: string;
  /** The lease of the server that is sending it, if any; it ends at dueAt. */
  leaseId: string | null;
  failures: number;
  lastError: string | null;
  /** The ISO time at which it was sent or given up. */
  settledAt: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;
