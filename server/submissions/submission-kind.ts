import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { MailKind } from '../database/tables/outbox.table.ts';
import type { Receipt, SubmissionRow } from '../database/tables/submission.table.ts';

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
