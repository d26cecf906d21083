import { advice } from '../../domain/advice.ts';
import { findCase } from '../history/case.ts';
import { kindOf } from '../kinds.ts';
import type { Composing } from '../mail/composing.ts';
import type { Mail } from '../mail/mail.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { visitorMail } from '../submissions/mail-to-team.ts';
import type { AnyStored } from '../submissions/submission.ts';

/** Composes the first mail to the team about a submission; undefined if it was erased. */
export const composeReceivedMail: ComposeMail = async (db, { submissionId }, composing) => {
  const found = submissionId === null ? undefined : await findCase(db, { id: submissionId });
  return found && receivedMail(found.stored, composing);
};

export function receivedMail(
  stored: AnyStored,
  { siteUrl, onAdviceFailure }: Pick<Composing, 'siteUrl' | 'onAdviceFailure'>,
): Mail {
  const kind = kindOf(stored);
  const subject = advice(() => kind.subject(stored), onAdviceFailure);
  const calendar = advice(() => kind.calendar?.(stored), onAdviceFailure);
  const letter = {
    ...kind.letter(stored, kind.answerBy(stored.content), onAdviceFailure),
    answer: answerLink(stored, siteUrl),
  };
  return visitorMail(stored, letter, {
    subject: stored.subject ?? subject ?? `${letter.title} [${stored.reference}]`,
    ...(calendar && { calendar }),
  });
}
