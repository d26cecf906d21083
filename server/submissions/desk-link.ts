import { type DeskLink, deskPath } from '../../domain/desk/desk-view.ts';
import type { Submission } from './submission.ts';

/** The button to the team's page about this request or message; undefined for one that is older than
 *  the desk, and without an address of the site. */
export function answerLink(
  { deskKey }: Pick<Submission, 'deskKey'>,
  siteUrl: string | undefined,
): DeskLink | undefined {
  if (deskKey === null || siteUrl === undefined) return undefined;
  return { label: 'Answer', url: siteUrl + deskPath(deskKey) };
}
