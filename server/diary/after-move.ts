import { company, reviewsUrl } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { afterMoveText } from '../../domain/desk/after-move-text.ts';
import { localDay } from '../../domain/local-time.ts';
import { hasMoved } from '../../domain/your-move/booking.ts';
import type { Case } from '../history/case.ts';
import { kindOf } from '../kinds.ts';
import type { LetterLink } from '../mail/letter.ts';
import { askLink } from '../mail/visitor-links.ts';

/** A kind question after the move, ready for somebody to send; undefined before it. */
export function afterMoveLink({ stored, progress }: Case, now: Date): LetterLink | undefined {
  const { stage, moveDay } = progress;
  if (!hasMoved(stage, moveDay.day, localDay(now))) return undefined;
  const { name, reference, content } = stored;
  const questions = afterMoveText({ name, company: company.name, reviewsUrl });
  const matter = `move ${reference}`;
  const answerBy = kindOf(stored).answerBy(content);
  const link = advice(() => askLink(stored, { matter, answerBy, questions }));
  return link && { ...link, label: link.label.replace('Ask', 'Ask how it went') };
}
