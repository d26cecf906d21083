import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { kindOf, topicOf } from '../requests/kinds/kinds.ts';
import type { LetterLink, LinedLetter } from '../sending/mail/letter.ts';
import { type Channel, visitorLinks } from '../sending/mail/visitor-links.ts';
import { answerChannel, type Case } from './case.ts';
import { openWish } from './open-wishes.ts';
import type { Situation } from './situation.ts';

/** A case as the team reads it. It has no open questions once there is a price, or once there will be none, and the
 *  telephone comes first for whoever asked for a call. */
export function caseLetter(
  about: Case,
  { phase }: Situation,
  onAdviceFailure?: OnAdviceFailure,
): Pick<LinedLetter, 'open' | 'links' | 'sections'> {
  const { stored, progress } = about;
  const answerBy = answerChannel(about);
  const { open, links, sections } = kindOf(stored).letter(stored, answerBy, onAdviceFailure);
  const isAsking = PHASES[phase].move === 'asked';
  const asksForCall = openWish(progress, 'call') !== undefined;
  return {
    open: isAsking ? open : undefined,
    links:
      isAsking && !asksForCall
        ? links
        : linksTo(about, asksForCall ? 'call' : answerBy, onAdviceFailure),
    sections,
  };
}

/** The ways to reach a visitor, with a greeting that asks for nothing. */
export function linksTo(
  { stored, progress }: Case,
  answerBy: Channel,
  onAdviceFailure?: OnAdviceFailure,
): LetterLink[] {
  const topic = topicOf(stored);
  const emailFailed = progress.lastBounce !== null;
  return (
    advice(() => visitorLinks(stored, { topic, answerBy, emailFailed }), onAdviceFailure) ?? []
  );
}
