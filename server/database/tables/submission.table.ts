import type { Suspicion } from '../../../domain/suspicion.ts';

/** What the visitor gets to keep. */
export interface Receipt {
  readonly id: string;
  /** What the visitor and the team call it: JFM-7K3Q-24. */
  readonly reference: string;
  /** ISO time in UTC. */
  readonly receivedAt: string;
  /** Of a quote request: opens it at /your-move. */
  readonly linkKey?: string;
}

/** Why a submission may be no visitor's: a program seems to have sent it, or we did, to see that
 *  requests arrive. */
export type Flag = Suspicion | 'canary';

/** What is stored beside everything that a visitor sends. */
export interface SubmissionRow {
  id: string;
  reference: string;
  receivedAt: string;
  /** What makes a repeat a repeat: the client's key, or one made of a form without script. */
  idempotencyKey: string | null;
  /** SHA-256 of what came with the key: another body under the same key is refused. */
  bodyHash: string | null;
  flag: Flag | null;
}
