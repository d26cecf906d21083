import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { changeInWords } from '../../domain/quote/quote-changes.ts';
import type { Database } from '../database/database.ts';
import { inLocalTime } from '../local-time.ts';
import { type Letter, letterAsHtml, letterAsText } from '../outbox/letter.ts';
import type { Mail } from '../outbox/mailer.ts';
import { visitorLinks } from '../outbox/visitor-links.ts';
import { findQuote, type StoredQuote } from '../quote/quote.repository.ts';
import { quoteSections } from '../quote/quote-sections.ts';
import { suspectedMark } from '../submissions/suspected-mark.ts';
import { type FollowUp, findFollowUp } from './follow-up.repository.ts';

/** The mail to the team about what a visitor did, or undefined when the request was erased since. */
export async function composeFollowUpMail(
  db: Database,
  id: string,
  onAdviceFailure?: OnAdviceFailure,
): Promise<Mail | undefined> {
  const followUp = await findFollowUp(db, id);
  if (!followUp) return undefined;
  if (followUp.kind === 'deletion') return deletionMail(followUp);
  const quote = followUp.quoteId === null ? undefined : await findQuote(db, followUp.quoteId);
  if (!quote) return undefined;
  const matter = `quote request ${quote.reference}`;
  const links = advice(() => visitorLinks(quote, matter), onAdviceFailure) ?? [];
  return followUp.kind === 'change'
    ? changeMail(quote, followUp, links)
    : callMail(quote, followUp, links);
}

/** What differs was stored with the change: another change may have come before this mail goes out. */
function changeMail(
  quote: StoredQuote,
  { id, at, changes }: FollowUp,
  links: Letter['links'],
): Mail {
  const matter = `quote request ${quote.reference}`;
  return mailFrom(quote, `change-${id}`, `Changed: ${matter}`, {
    title: `Changed: ${matter}`,
    first: { title: 'What is different', points: changes.map(changeInWords) },
    lead: `${quote.name} changed the request on ${inLocalTime(at)}. Below is all of it as it is now. A reply to this mail goes to them.`,
    links,
    sections: quoteSections(quote),
  });
}

function callMail(quote: StoredQuote, { id, at }: FollowUp, links: Letter['links']): Mail {
  const matter = `quote request ${quote.reference}`;
  return mailFrom(quote, `call-${id}`, `Please call: ${matter}`, {
    title: `Please call: ${matter}`,
    lead: `${quote.name} asked for a call on ${inLocalTime(at)}.`,
    links,
    sections: quoteSections(quote),
  });
}

function mailFrom(quote: StoredQuote, part: string, subject: string, letter: Letter): Mail {
  const mark = suspectedMark(quote.flag);
  const marked = { ...letter, lead: `${letter.lead}${mark.lead}` };
  return {
    reference: quote.reference,
    part,
    replyTo: { name: quote.name, address: quote.email },
    subject: `${subject}${mark.subject}`,
    text: letterAsText(marked),
    html: letterAsHtml(marked),
  };
}

/** Nothing of the person: this mail outlives what it is about. */
function deletionMail({ reference, at }: FollowUp): Mail {
  const title = `Deleted by the visitor: quote request ${reference}`;
  const letter: Letter = {
    title,
    lead: `Whoever sent quote request ${reference} deleted it on ${inLocalTime(at)}. It is gone from the website. Please delete your copies.`,
    links: [],
    sections: [
      {
        title: 'Where copies may be',
        lines: [
          { label: 'Mail', value: `what came about ${reference}, answers to it, and the bin` },
          { label: 'WhatsApp', value: 'the chat, and the contact on the phone' },
          { label: 'Elsewhere', value: 'backups of the database, spreadsheets, what was printed' },
          {
            label: 'Keep',
            value: 'what a law asks for, such as the invoice of a move that took place',
          },
        ],
      },
    ],
  };
  return {
    reference,
    part: 'deletion',
    replyTo: null,
    subject: title,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}
