import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { offerLines, offerTerms } from '../../domain/quote/quote-in-words.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import type { Database } from '../database/database.ts';
import { type DeskEvent, findDeskEvent, findDeskEvents } from '../history/desk-event.repository.ts';
import { lastOffer, offerIn, type StandingOffer } from '../history/offer.ts';
import type { Composing } from '../mail/composing.ts';
import { type Letter, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import type { Mail } from '../mail/mail.ts';
import { subjectPart } from '../mail/subject-part.ts';
import { visitorLinks } from '../mail/visitor-links.ts';
import { findQuote, type StoredQuote } from '../request/request.repository.ts';
import { quoteSections } from '../request/request-sections.ts';
import { moveInShort } from '../request/request-subject.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';
import { agreedDay } from './agreed-day.ts';
import { threadSubject } from './first-subject.ts';

interface Answered {
  readonly event: DeskEvent;
  readonly quote: StoredQuote;
  readonly standing: StandingOffer;
}

async function findAnswered(db: Database, eventId: string): Promise<Answered | undefined> {
  const event = await findDeskEvent(db, eventId);
  const quote = event && (await findQuote(db, event.subjectId));
  if (!quote) return undefined;
  const offered = event.offerId === undefined ? undefined : await findDeskEvent(db, event.offerId);
  const standing = offered ? offerIn(offered) : lastOffer(await findDeskEvents(db, [quote.id]));
  return standing && { event, quote, standing };
}

const SENDER = { accepted: 'Accepted', declined: 'No, thank you', asked: 'Question' } as const;

/** Composes the mail to the team about a visitor's answer to a quote, in the request's thread. */
export async function composeAnswerMail(
  db: Database,
  id: string,
  { siteUrl, onAdviceFailure }: Composing = {},
): Promise<Mail | undefined> {
  const answered = await findAnswered(db, id);
  if (!answered) return undefined;
  const { event, quote, standing } = answered;
  // Only these three are mailed.
  const kind = event.kind as keyof typeof SENDER;
  const matter = `quote request ${quote.reference}`;
  const about = { matter, answerBy: quote.deliveryMethod } as const;
  const letter: Letter = {
    title: `${SENDER[kind]}: ${matter}`,
    ...(event.said !== undefined && { first: { title: 'They ask', points: [event.said] } }),
    lead: `${quote.name} ${LEAD[kind]} on ${inLocalTime(event.at)}.`,
    answer: await answerLink(db, quote.id, siteUrl),
    links: advice(() => visitorLinks(quote, about), onAdviceFailure) ?? [],
    sections: [
      { title: 'The quote', lines: offerLines(standing.offer) },
      ...quoteSections(quote, onAdviceFailure),
    ],
  };
  const calendar =
    kind === 'accepted'
      ? agreedDay(quote, standing, event.at, `${quote.name}: ${moveInShort(quote)}`)
      : undefined;
  return visitorMail(quote, letter, {
    subject: await threadSubject(db, quote, onAdviceFailure),
    sender: `${SENDER[kind]}: ${subjectPart(quote.name)}`,
    part: `${kind}-${id}`,
    ...(kind !== 'declined' && { important: true as const }),
    ...(calendar !== undefined && { calendar }),
  });
}

const LEAD = {
  accepted: 'accepted the quote',
  declined: 'said no, thank you, to the quote',
  asked: 'asked something about the quote',
} as const;

/** Composes the mail to the visitor that confirms what they accepted, with the day for a calendar. */
export async function composeAcceptanceMail(
  db: Database,
  id: string,
  { siteUrl, teamInbox }: Composing = {},
): Promise<Mail | undefined> {
  const answered = await findAnswered(db, id);
  if (!answered) return undefined;
  const { event, quote, standing } = answered;
  const calendar = agreedDay(quote, standing, event.at);
  return mailToVisitor(quote, teamInbox, {
    part: `confirmed-${id}`,
    ...(calendar !== undefined && { calendar }),
    letter: {
      title: 'You accepted our quote',
      lead: `Thank you, ${quote.name}. We have your yes of ${inLocalTime(event.at)}, and are in touch to settle the day. Answer this mail if anything changes.`,
      links: pageLink(quote, siteUrl, 'Open your move sheet'),
      sections: [
        { title: 'What you accepted', lines: offerLines(standing.offer) },
        { title: 'Good to know', lines: offerTerms },
      ],
    },
  });
}

/** Composes the mail to the visitor with a quote. */
export async function composeOfferMail(
  db: Database,
  id: string,
  { siteUrl, teamInbox }: Composing = {},
): Promise<Mail | undefined> {
  const event = await findDeskEvent(db, id);
  const quote = event && (await findQuote(db, event.subjectId));
  const standing = event && offerIn(event);
  if (!quote || !standing) return undefined;
  return mailToVisitor(quote, teamInbox, {
    part: `quote-${id}`,
    letter: {
      title: `Your quote from ${company.name}`,
      lead: `Hello ${quote.name}, thank you for asking us. This is our quote for your move from ${quote.fromAddress} to ${quote.toAddress}. Accept it, ask something or say no on your page, or answer this mail.`,
      links: pageLink(quote, siteUrl, 'See and accept the quote'),
      sections: [
        { title: 'The quote', lines: offerLines(standing.offer) },
        { title: 'Good to know', lines: offerTerms },
        {
          title: 'Us',
          lines: [
            { label: 'Phone', value: company.phone.display },
            { label: 'Reference', value: quote.reference },
          ],
        },
      ],
    },
  });
}

function pageLink({ linkKey }: StoredQuote, siteUrl: string | undefined, label: string) {
  if (linkKey === null || siteUrl === undefined) return [];
  return [{ label, url: siteUrl + privateLink(linkKey) }];
}

/** An answer to it comes to the team's inbox. */
function mailToVisitor(
  { reference, name, email }: StoredQuote,
  teamInbox: Composing['teamInbox'],
  { letter, ...mail }: Pick<Mail, 'calendar' | 'part'> & { readonly letter: Letter },
): Mail {
  return {
    ...mail,
    reference,
    to: { name, address: email },
    sender: company.name,
    replyTo: teamInbox ?? null,
    subject: `Your quote from ${company.name} [${reference}]`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}
