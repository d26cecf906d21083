import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { MailKind } from '../database/tables/outbox.table.ts';
import type { Receipt, SubmissionRow } from '../database/tables/submission.table.ts';

/** A kind of submission: how it is checked, stored and mailed. */
export interface SubmissionKind<Content extends object> {
  /** The path of the API, and of the form's action. */
  readonly path: `/api/${string}`;
  readonly schema: z.ZodMiniType<Content>;
  readonly mail: Extract<MailKind, 'quote-request' | 'contact-submission'>;
  /** @returns undefined, having stored nothing, if the reference or the key already exists */
  readonly insert: (db: Database, row: Content & SubmissionRow) => Promise<Receipt | undefined>;
  readonly findByKey: (
    db: Database,
    idempotencyKey: string,
  ) => Promise<(Receipt & Pick<SubmissionRow, 'bodyHash'>) | undefined>;
  readonly form: {
    /** The page of the form: /contact. */
    readonly page: `/${string}`;
    /** The names of its controls. */
    readonly fields: readonly string[];
    /** Puts the fields from a browser without script into the schema's shape, still unchecked. */
    readonly read: (fields: URLSearchParams) => unknown;
  };
}
