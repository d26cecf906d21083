import type { Selectable } from 'kysely';
import type { ContactMessage } from '../../../domain/message/message.schema.ts';
import type { SubmissionRow } from './submission.table.ts';

/** A message as stored: the visitor's fields and the server's own. */
export interface ContactTable extends ContactMessage, SubmissionRow {}

export type ContactRow = Selectable<ContactTable>;
