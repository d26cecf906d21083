import type { Letter } from '../sending/mail/letter.ts';
import { textAndHtml } from '../sending/mail/letter-html.ts';
import type { Mail } from '../sending/mail/mail.ts';
import { subjectPart } from '../sending/mail/subject-part.ts';
import type { Submission } from './submission.ts';
import { suspectedNotice } from './suspected-mark.ts';

type About = Pick<Mail, 'subject' | 'part' | 'important' | 'calendar'> & {
  /** The sender's name in the inbox's list; the visitor's name by default. */
  readonly sender?: string;
};

/** The mail to the team about a visitor's submission or action. A reply goes to the visitor. */
export function visitorMail(
  stored: Pick<Submission, 'reference' | 'flag' | 'name' | 'email'>,
  letter: Letter,
  about: About,
): Mail {
  const { reference, name, email, flag: suspected } = stored;
  const marked = suspected ? { notice: suspectedNotice(suspected), ...letter } : letter;
  return {
    sender: `${subjectPart(name)} via website`,
    ...about,
    reference,
    replyTo: email === null ? null : { name, address: email },
    ...(suspected && { suspected }),
    ...textAndHtml(marked),
  };
}
