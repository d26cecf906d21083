import { type DeskLink, deskPath } from '../../domain/desk/desk-view.ts';
import type { Database } from '../database/database.ts';
import { findDeskKey } from './desk-key.repository.ts';

/** The button to the team's page about this request or message; undefined for one that is older than
 *  the desk. */
export async function answerLink(
  db: Database,
  subjectId: string,
  siteUrl: string | undefined,
): Promise<DeskLink | undefined> {
  const deskKey = siteUrl === undefined ? undefined : await findDeskKey(db, subjectId);
  return deskKey === undefined ? undefined : { label: 'Answer', url: siteUrl + deskPath(deskKey) };
}
