import { company, reviewsUrl } from '../../content/company.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { hasMoved } from '../../domain/move/moved.ts';
import type { Case } from '../moves/case.ts';
import { openWish } from '../moves/open-wishes.ts';
import { readyText } from '../moves/ready-text.ts';
import { afterMoveText } from '../notifications/answer-texts.ts';
import type { LetterLink } from '../sending/mail/letter.ts';

/** A kind question after the move, ready for somebody to send; undefined before it, while something is missing or
 *  broken, and to somebody who deleted the request. */
export function afterMoveLink(found: Case, now: Date): LetterLink | undefined {
  const { stored, progress } = found;
  if (progress.deleted || openWish(progress, 'reported')) return undefined;
  if (!hasMoved(progress, localDay(now))) return undefined;
  const { name, reference } = stored;
  const questions = afterMoveText({ name, company: company.name, reviewsUrl });
  return readyText(found, 'Ask how it went', questions, `move ${reference}`);
}
