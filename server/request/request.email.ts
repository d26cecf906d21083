import { company } from '../../content/company.ts';
import { emailQuoteWithin } from '../../content/terms.ts';
import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { localDay } from '../../domain/local-time.ts';
import { moveCalendar } from '../../domain/request/calendar.ts';
import { openPoints, questionsText } from '../../domain/request/open-points.ts';
import type { Database } from '../database/database.ts';
import type { Composing } from '../mail/composing.ts';
import type { Letter, LetterLink } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { domainOf } from '../mail/message.ts';
import { askLink, visitorLinks } from '../mail/visitor-links.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';
import { findQuote, type StoredQuote } from './request.repository.ts';
import { quoteSections } from './request-sections.ts';
import { moveInShort, quoteSubject } from './request-subject.ts';

/** Composes the mail to the team about a stored request; undefined if the request was erased. */
export async function composeQuoteMail(
  db: Database,
  id: string,
  { siteUrl, onAdviceFailure }: Composing = {},
): Promise<Mail | undefined> {
  const quote = await findQuote(db, id);
  return quote && quoteMail(quote, onAdviceFailure, await answerLink(db, id, siteUrl));
}

export function quoteMail(
  quote: StoredQuote,
  onAdviceFailure?: OnAdviceFailure,
  answer?: LetterLink,
): Mail {
  const subject = advice(() => quoteSubject(quote), onAdviceFailure);
  const calendar = advice(() => movingDay(quote), onAdviceFailure);
  const letter = { ...quoteLetter(quote, onAdviceFailure), answer };
  return visitorMail(quote, letter, {
    subject: subject ?? `Quote request [${quote.reference}]`,
    ...(calendar && { calendar }),
  });
}

const WHAT_TO_DO = {
  whatsapp:
    'wants the answer by WhatsApp. If no message from them has come in, open the chat from here.',
  email: `wants the answer by email, within ${emailQuoteWithin}. The button starts a new mail; a reply goes to them too, and quotes this one.`,
} as const;

/** Replaces missing open points, so that the team does not take the request for complete. */
const NO_ADVICE =
  'What is open could not be worked out for this request: please read it with care.';

const TITLE = 'To settle before the quote';

/** A request as the team reads it, in the mail and at the desk. */
export function quoteLetter(quote: StoredQuote, onAdviceFailure?: OnAdviceFailure): Letter {
  const points = advice(() => pointsOf(quote), onAdviceFailure);
  const questions = questionsText(points ?? [], { ...quote, company: company.name });
  const about = {
    matter: `quote request ${quote.reference}`,
    answerBy: quote.deliveryMethod,
    questions,
  };
  const ask = questions && advice(() => askLink(quote, { ...about, questions }), onAdviceFailure);
  const said = points ? points.map(({ forTeam }) => forTeam) : [NO_ADVICE];
  return {
    title: `Quote request ${quote.reference}`,
    first: said.length > 0 ? { title: TITLE, points: said, ...(ask && { link: ask }) } : undefined,
    lead: `${quote.name} ${WHAT_TO_DO[quote.deliveryMethod]}`,
    links: advice(() => visitorLinks(quote, about), onAdviceFailure) ?? [],
    sections: quoteSections(quote, onAdviceFailure),
  };
}

/** The missing and risky points as of the day on which the request came, so that a mail that had to
 *  wait says the same as one that did not. */
function pointsOf(quote: StoredQuote) {
  const received = localDay(new Date(quote.receivedAt));
  return openPoints(quote, received, (phone) => readPhone(phone) !== undefined);
}

/** For the team's calendar; undefined if the moving day is not a date. */
function movingDay(quote: StoredQuote): string | undefined {
  return moveCalendar(quote, {
    reference: quote.reference,
    company: company.name,
    host: domainOf(company.email),
    stamp: new Date(quote.receivedAt),
    summary: `${quote.name}: ${moveInShort(quote)}`,
  });
}
