import { company, reviewsUrl } from '../../content/company.ts';
import { afterMoveText } from '../../domain/desk/answer-texts.ts';
import { hasMoved } from '../../domain/history/moved.ts';
import { openWish } from '../../domain/history/open-wishes.ts';
import { localDay } from '../../domain/local-time.ts';
import type { Case } from '../history/case.ts';
import { readyText } from '../history/ready-text.ts';
import type { LetterLink } from '../mail/letter.ts';

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
