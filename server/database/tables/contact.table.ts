import type { Selectable } from 'kysely';
import type { ContactMessage } from '../../../domain/contact/contact.schema.ts';
import type { SubmissionRow } from './submission.table.ts';

/** A message as it is stored: what the visitor sent, and what we know about it. */
export interface ContactTable extends ContactMessage, SubmissionRow {}

export type ContactRow = Selectable<ContactTable>;
