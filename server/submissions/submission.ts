import type * as z from 'zod/mini';
import type { Suspicion } from '../../domain/suspicion.ts';
import type { Database } from '../database/database.ts';
import type { MailKind } from '../outbox/outbox.table.ts';

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

/** A kind of thing that visitors send us: how it is checked, stored and mailed. */
export interface SubmissionKind<Content extends object> {
  /** The address of the API, and of the form's action. */
  readonly path: `/api/${string}`;
  readonly schema: z.ZodMiniType<Content>;
  readonly mail: Exclude<MailKind, 'follow-up'>;
  /** @returns nothing, and stores nothing, when the reference or the key is there already */
  readonly insert: (db: Database, row: Content & SubmissionRow) => Promise<Receipt | undefined>;
  readonly findByKey: (
    db: Database,
    idempotencyKey: string,
  ) => Promise<(Receipt & Pick<SubmissionRow, 'bodyHash'>) | undefined>;
  readonly form: {
    /** Where the form stands: /contact. */
    readonly page: `/${string}`;
    /** The names of its controls. */
    readonly fields: readonly string[];
    /** What a browser without script sent, in the schema's shape and not yet checked. */
    readonly read: (fields: URLSearchParams) => unknown;
  };
}
