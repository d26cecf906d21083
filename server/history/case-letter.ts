import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { kindOf, matterOf } from '../kinds.ts';
import type { Letter } from '../mail/letter.ts';
import { visitorLinks } from '../mail/visitor-links.ts';
import { answerChannel, type Case } from './case.ts';

/** A case as the team reads it. Once there is a price, or there will be none, nobody asks any more what was open
 *  before it. */
export function caseLetter(
  about: Case,
  onAdviceFailure?: OnAdviceFailure,
): Pick<Letter, 'first' | 'links' | 'sections'> {
  const { stored, progress } = about;
  const answerBy = answerChannel(about);
  const letter = kindOf(stored).letter(stored, answerBy, onAdviceFailure);
  if (!progress.quote && !progress.agreement && progress.stage !== 'refused') return letter;
  const toVisitor = { matter: matterOf(stored), answerBy };
  return {
    first: undefined,
    links: advice(() => visitorLinks(stored, toVisitor), onAdviceFailure) ?? [],
    sections: letter.sections,
  };
}
