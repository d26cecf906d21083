import type { EventKind } from '../../../domain/move/event.ts';

/** Events of a request or message after its receipt. Personal data, like its subject. */
export interface EventTable {
  submissionId: string;
  /** 1 for the first event of a submission, 2 for the next. */
  number: number;
  kind: EventKind;
  /** ISO time in UTC. */
  at: string;
  /** The name of the team member; null for anybody else. */
  by: string | null;
  /** The last day of a quote, for looking it up; null for others. */
  validUntil: string | null;
  /** JSON of the rest (domain/move/event.ts). */
  content: string;
  /** Identifies one action, so that a retry of it stores nothing more. */
  idempotencyKey: string;
  /** The Idempotency-Key of the request that stored it, and the hash of its call and body; null for one without a key. */
  clientKey: string | null;
  bodyHash: string | null;
}
