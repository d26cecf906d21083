import { advice } from '../../../domain/advice.ts';
import { findCase } from '../../moves/case.ts';
import { answerLink } from '../../requests/desk-link.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { visitorMail } from '../../requests/mail-to-team.ts';
import type { AnyStored } from '../../requests/submission.ts';
import type { Composing } from '../../sending/mail/composing.ts';
import type { Mail } from '../../sending/mail/mail.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';

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
