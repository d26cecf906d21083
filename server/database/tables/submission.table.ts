import type { Suspicion } from '../../../domain/suspicion.ts';

/** The visitor's proof of a submission. */
export interface Receipt {
  readonly id: string;
  /** The name that the visitor and the team use: JFM-7K3Q-24. */
  readonly reference: string;
  /** ISO time in UTC. */
  readonly receivedAt: string;
  /** Only for a quote request: opens it at /your-move. */
  readonly linkKey?: string;
}

/** The reason why a submission may not come from a visitor: a program seems to have sent it, or the
 *  server did, to check that requests arrive. */
export type Flag = Suspicion | 'canary';

/** The server's own fields of every submission. */
export interface SubmissionRow {
  id: string;
  reference: string;
  receivedAt: string;
  /** Identifies a repeat: the client's key, or one derived from a form without script. */
  idempotencyKey: string | null;
  /** SHA-256 of the body sent with the key: another body under the same key is refused. */
  bodyHash: string | null;
  flag: Flag | null;
}
