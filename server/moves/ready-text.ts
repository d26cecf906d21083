import { advice } from '../../domain/advice.ts';
import { topicOf } from '../requests/kinds/kinds.ts';
import type { LetterLink } from '../sending/mail/letter.ts';
import { askLink } from '../sending/mail/visitor-links.ts';
import { answerChannel, type Case } from './case.ts';

/** A text for a person to send in the visitor's way; undefined if there is none.
 *  @param does what sending it does: 'Follow up' */
export function readyText(
  found: Case,
  does: string,
  questions: string,
  topic = topicOf(found.stored),
): LetterLink | undefined {
  return advice(() =>
    askLink(
      found.stored,
      {
        topic,
        answerBy: answerChannel(found),
        questions,
        emailFailed: found.progress.lastBounce !== null,
      },
      does,
    ),
  );
}
