import { type DeskLink, deskPath } from '../../domain/team/desk-view.ts';
import type { Submission } from './submission.ts';

/** The button to the team's page about this request or message. */
export function answerLink({ deskKey }: Pick<Submission, 'deskKey'>, siteUrl: string): DeskLink {
  return { label: 'Answer', url: siteUrl + deskPath(deskKey) };
}
