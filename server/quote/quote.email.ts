import { company } from '../../content/company.ts';
import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { moveDateInWords } from '../../domain/quote/move-date.ts';
import { openPoints, questionsText } from '../../domain/quote/open-points.ts';
import { canaryMail } from '../canary/canary.email.ts';
import type { Database } from '../database/database.ts';
import { localDay } from '../local-time.ts';
import { type Letter, letterAsHtml, letterAsText } from '../outbox/letter.ts';
import type { Mail } from '../outbox/mailer.ts';
import { subjectPart } from '../outbox/subject-part.ts';
import { askLink, visitorLinks } from '../outbox/visitor-links.ts';
import { readPhone } from '../outbox/visitor-phone.ts';
import { suspectedMark } from '../submissions/suspected-mark.ts';
import { findQuote, type StoredQuote } from './quote.repository.ts';
import { quoteSections } from './quote-sections.ts';

/** The mail to the team about a stored request, or undefined when it was erased. */
export async function composeQuoteMail(
  db: Database,
  id: string,
  onAdviceFailure?: OnAdviceFailure,
): Promise<Mail | undefined> {
  const quote = await findQuote(db, id);
  return quote && (quote.flag === 'canary' ? canaryMail(quote) : quoteMail(quote, onAdviceFailure));
}

export function quoteMail(quote: StoredQuote, onAdviceFailure?: OnAdviceFailure): Mail {
  const { reference, moveType, fromAddress, moveDate } = quote;
  const move = [moveType, subjectPart(fromAddress), subjectPart(moveDateInWords(moveDate))].join(
    ', ',
  );
  const letter = quoteLetter(quote, onAdviceFailure);
  return {
    reference,
    replyTo: { name: quote.name, address: quote.email },
    subject: `Quote request ${reference}: ${move}${suspectedMark(quote.flag).subject}`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}

const WHAT_TO_DO = {
  whatsapp:
    'wants the answer by WhatsApp. If no message from them has come in, open the chat from here.',
  email: 'wants the answer by email, within 24 hours. A reply to this mail goes to them.',
} as const;

/** Without the open points the team must not think that all is said. */
const NO_ADVICE =
  'What is open could not be worked out for this request: please read it with care.';

function quoteLetter(quote: StoredQuote, onAdviceFailure?: OnAdviceFailure): Letter {
  const matter = `quote request ${quote.reference}`;
  return {
    title: `Quote request ${quote.reference}`,
    first: beforeQuoting(quote, matter, onAdviceFailure),
    lead: `${quote.name} ${WHAT_TO_DO[quote.deliveryMethod]}${suspectedMark(quote.flag).lead}`,
    links: advice(() => visitorLinks(quote, matter), onAdviceFailure) ?? [],
    sections: quoteSections(quote),
  };
}

/** What is missing or risky, by the day on which the request came: a mail that had to wait says the
 *  same as one that did not. */
function beforeQuoting(
  quote: StoredQuote,
  matter: string,
  onAdviceFailure?: OnAdviceFailure,
): Letter['first'] {
  const received = localDay(new Date(quote.receivedAt));
  const canBeCalled = (phone: string) => readPhone(phone) !== undefined;
  const points = advice(() => openPoints(quote, received, canBeCalled), onAdviceFailure);
  if (!points) return { title: 'Before you quote', points: [NO_ADVICE] };
  const questions = questionsText(points, { ...quote, company: company.name });
  if (questions === undefined) return undefined;
  const link = advice(() => askLink(quote, matter, questions), onAdviceFailure);
  return {
    title: 'Before you quote',
    points: points.map(({ forTeam }) => forTeam),
    ...(link && { link }),
  };
}
