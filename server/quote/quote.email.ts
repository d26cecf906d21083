import { company } from '../../content/company.ts';
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
export async function composeQuoteMail(db: Database, id: string): Promise<Mail | undefined> {
  const quote = await findQuote(db, id);
  return quote && (quote.flag === 'canary' ? canaryMail(quote) : quoteMail(quote));
}

export function quoteMail(quote: StoredQuote): Mail {
  const { reference, moveType, fromAddress, moveDate } = quote;
  const move = [moveType, subjectPart(fromAddress), subjectPart(moveDateInWords(moveDate))].join(
    ', ',
  );
  const letter = quoteLetter(quote);
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

function quoteLetter(quote: StoredQuote): Letter {
  const matter = `quote request ${quote.reference}`;
  return {
    title: `Quote request ${quote.reference}`,
    first: beforeQuoting(quote, matter),
    lead: `${quote.name} ${WHAT_TO_DO[quote.deliveryMethod]}${suspectedMark(quote.flag).lead}`,
    links: visitorLinks(quote, matter),
    sections: quoteSections(quote),
  };
}

/** What is missing or risky, by the day on which the request came: a mail that had to wait says the
 *  same as one that did not. */
function beforeQuoting(quote: StoredQuote, matter: string): Letter['first'] {
  const points = openPoints(
    quote,
    localDay(new Date(quote.receivedAt)),
    (phone) => readPhone(phone) !== undefined,
  );
  const questions = questionsText(points, { ...quote, company: company.name });
  return questions === undefined
    ? undefined
    : {
        title: 'Before you quote',
        points: points.map(({ forTeam }) => forTeam),
        link: askLink(quote, matter, questions),
      };
}
