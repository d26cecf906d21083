import type { Database } from '../../../server/database/database.ts';
import {
  insertMailToVisitor,
  type MailPermit,
} from '../../../server/sending/outbox/outbox.repository.ts';

/** Stores a mail to a visitor without asking whether they have had enough. */
export function insertVisitorMail(
  db: Database,
  mail: Parameters<typeof insertMailToVisitor>[1],
): Promise<void> {
  return insertMailToVisitor(db, mail, {} as MailPermit); // given to any test
}
