import { advice } from '../../../domain/advice.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { findCase } from '../../moves/case.ts';
import { situationOf } from '../../moves/situation.ts';
import { answerLink } from '../../requests/desk-link.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { visitorMail } from '../../requests/mail-to-team.ts';
import type { AnyStored } from '../../requests/submission.ts';
import type { Composing } from '../../sending/mail/composing.ts';
import type { Mail } from '../../sending/mail/mail.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';

/** Composes the first mail to the team about a submission; undefined if it was erased. If it waited, it asks for nothing
 *  that was answered. */
export const composeReceivedMail: ComposeMail = async (db, { submissionId }, composing) => {
  const found = submissionId === null ? undefined : await findCase(db, { id: submissionId });
  if (!found) return undefined;
  const situation = situationOf(found.progress, localDay(composing.now));
  return receivedMail(found.stored, composing, PHASES[situation.phase].move === 'asked');
};

export function receivedMail(
  stored: AnyStored,
  { siteUrl, onAdviceFailure }: Pick<Composing, 'siteUrl' | 'onAdviceFailure'>,
  isAsking = true,
): Mail {
  const kind = kindOf(stored);
  const subject = advice(() => kind.subject(stored), onAdviceFailure);
  const calendar = advice(() => kind.calendar?.(stored), onAdviceFailure);
  const { open, ...rest } = kind.letter(stored, kind.answerBy(stored.content), onAdviceFailure);
  const answer = answerLink(stored, siteUrl);
  const letter = { ...rest, answer, open: isAsking ? open : undefined };
  return visitorMail(stored, letter, {
    subject: stored.subject ?? subject ?? `${letter.title} [${stored.reference}]`,
    ...(calendar && { calendar }),
  });
}
