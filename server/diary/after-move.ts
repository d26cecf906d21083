import { company, reviewsUrl } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { afterMoveText } from '../../domain/desk/after-move-text.ts';
import { hasMoved } from '../../domain/history/moved.ts';
import { openWish } from '../../domain/history/open-wishes.ts';
import { localDay } from '../../domain/local-time.ts';
import { answerChannel, type Case } from '../history/case.ts';
import type { LetterLink } from '../mail/letter.ts';
import { askLink } from '../mail/visitor-links.ts';

/** A kind question after the move, ready for somebody to send; undefined before it, while something is missing or
 *  broken, and to somebody who deleted the request. */
export function afterMoveLink(found: Case, now: Date): LetterLink | undefined {
  const { stored, progress } = found;
  if (progress.deleted || openWish(progress, 'reported')) return undefined;
  if (!hasMoved(progress, localDay(now))) return undefined;
  const { name, reference } = stored;
  const questions = afterMoveText({ name, company: company.name, reviewsUrl });
  const matter = `move ${reference}`;
  const answerBy = answerChannel(found);
  return advice(() => askLink(stored, { matter, answerBy, questions }, 'Ask how it went'));
}
