import type { Generated, Selectable } from 'kysely';
import type { EventKind } from '../../../domain/history/event.ts';
import type { KindName } from '../../../domain/kind.ts';

/** How something leaves. Each channel has its own worker. */
export const CHANNELS = ['mail', 'webhook'] as const;
export type OutboxChannel = (typeof CHANNELS)[number];

/** All kinds of email. Each is composed again from the stored data for each attempt. */
export type MailKind =
  /** A request or message, to the team. */
  | 'received'
  /** A change or a wish through the private link, to the team. */
  | 'changed'
  | 'call'
  /** A quote, to the visitor. */
  | 'quote'
  /** The visitor's answer to it, and what became of a yes, to the team. */
  | 'answer'
  /** That their yes, or a change after it, has arrived, to the visitor. */
  | 'acceptance'
  /** The confirmation of the day, to the visitor. */
  | 'confirmation'
  | 'cancellation'
  /** The checklist for tomorrow, to the visitor. */
  | 'day-before'
  /** The bill of the move, and its payment, to the visitor. */
  | 'bill'
  /** The team's corrections, and the link to their page, to the visitor. */
  | 'correction'
  | 'link'
  /** A mail that did not reach the visitor, to the team. */
  | 'undelivered'
  /** The wait of a visitor, to the team. */
  | 'reminder'
  /** The deletion of a request by its visitor, to the team. */
  | 'deletion'
  /** The work of the morning, to the team. */
  | 'morning'
  /** The diary with the links to the desks, to the team. */
  | 'list';

/** What a webhook tells: that a request or message came in, or what happened to it. */
export type WebhookType = `${KindName}.${'received' | EventKind}`;

/** A mail that the team or a visitor has to get, or a webhook. It has no personal data, and goes with its submission. */
export interface OutboxTable {
  /** A UUIDv7. */
  id: string;
  channel: Generated<OutboxChannel>;
  kind: MailKind | WebhookType;
  /** Null for a deletion, a morning mail and a list. */
  submissionId: string | null;
  /** The number of the event that it is about; null for others. */
  event: number | null;
  /** The reference of a deletion, the day of a morning mail, or a UUIDv7 of a list; null for
   *  others. */
  about: string | null;
  /** `dead`: a server tries it again only if the team asks for it. A webhook that was delivered is deleted. */
  state: 'waiting' | 'sent' | 'dead';
  /** The ISO time before which no server tries it. */
  runAt: string;
  /** The lease of the server that is sending it, if any; it ends at runAt. */
  leaseId: string | null;
  /** The number of attempts that failed. */
  attempts: number;
  /** The number of attempts whose message was complete and to which no answer came. It counts from before the end of
   *  the message, so that a server that dies then counts too. */
  unanswered: Generated<number>;
  /** JSON: the addresses of the team that have not got it yet, once others have; null for all. */
  remaining: string | null;
  lastError: string | null;
  /** The ISO time at which it was sent, or the server stopped trying. */
  finishedAt: string | null;
}

interface KindOf {
  readonly mail: MailKind;
  readonly webhook: WebhookType;
}

/** The channel decides the kind. */
export type OutboxRow<Channel extends OutboxChannel = OutboxChannel> = Selectable<OutboxTable> & {
  readonly kind: KindOf[Channel];
};
