import type { Generated, Selectable } from 'kysely';
import type { EventKind } from '../../../domain/move/event.ts';
import type { MailKind } from '../../../domain/move/mail-kinds.ts';
import type { KindName } from '../../../domain/request/kind.ts';

export type { MailKind };

/** How something leaves. Each channel has its own worker. */
export const CHANNELS = ['mail', 'webhook'] as const;
export type OutboxChannel = (typeof CHANNELS)[number];

/** What a webhook tells: that a request or message came in, or what happened to it. */
export type WebhookType = `${KindName}.${'received' | EventKind}`;

/** A mail that the team or a visitor has to get, or a webhook. It has no personal data, and goes with its submission. */
export interface OutboxTable {
  /** A UUIDv7. */
  id: string;
  channel: Generated<OutboxChannel>;
  kind: MailKind | WebhookType;
  /** Null for a deletion, a morning mail, and mails about devices. */
  submissionId: string | null;
  /** The number of the event that it is about; null for others. */
  event: number | null;
  /** The reference of a deletion, the day of a morning mail, when and in which browser a link was asked for, the id of
   *  a device that was signed in or of a digest; null for others. */
  about: string | null;
  /** `dead`: a server tries it again only if the team asks for it. A webhook that was delivered is deleted. */
  state: 'waiting' | 'sent' | 'dead';
  /** The lower goes out first (server/sending/outbox/mail-priority.ts). */
  priority: Generated<number>;
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
