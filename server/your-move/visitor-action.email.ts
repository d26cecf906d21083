import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import type { Database } from '../database/database.ts';
import type { Composing } from '../mail/composing.ts';
import { type Letter, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import type { Mail } from '../mail/mail.ts';
import { subjectPart } from '../mail/subject-part.ts';
import { visitorLinks } from '../mail/visitor-links.ts';
import { findQuote, type StoredQuote } from '../request/request.repository.ts';
import { quoteSections } from '../request/request-sections.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';
import { threadSubject } from './first-subject.ts';
import { findVisitorAction, type VisitorAction } from './visitor-action.repository.ts';

/** Composes the mail to the team about a visitor's action; undefined if the request was erased. */
export async function composeVisitorActionMail(
  db: Database,
  id: string,
  { siteUrl, onAdviceFailure }: Composing = {},
): Promise<Mail | undefined> {
  const action = await findVisitorAction(db, id);
  if (!action) return undefined;
  if (action.kind === 'deletion') return deletionMail(action);
  const quote = action.quoteId === null ? undefined : await findQuote(db, action.quoteId);
  if (!quote) return undefined;
  // The sender's name says what happened: another subject would leave the conversation.
  const subject = await threadSubject(db, quote, onAdviceFailure);
  const about = {
    matter: `quote request ${quote.reference}`,
    answerBy: action.kind === 'call' ? 'call' : quote.deliveryMethod,
  } as const;
  const links = advice(() => visitorLinks(quote, about), onAdviceFailure) ?? [];
  const answer = await answerLink(db, quote.id, siteUrl);
  const mail = action.kind === 'change' ? changeMail : callMail;
  return mail(quote, action, { subject, answer, links, onAdviceFailure });
}

interface Parts extends Pick<Mail, 'subject'>, Pick<Letter, 'answer' | 'links'> {
  readonly onAdviceFailure: OnAdviceFailure | undefined;
}

/** Uses the differences stored with the change: another may come before this mail goes out. */
function changeMail(
  quote: StoredQuote,
  { id, at, changes }: VisitorAction,
  { subject, onAdviceFailure, ...buttons }: Parts,
): Mail {
  const matter = `quote request ${quote.reference}`;
  const letter: Letter = {
    title: `Changed: ${matter}`,
    first: { title: 'What is different', points: changes.map(changeInWords) },
    lead: `${quote.name} changed the request on ${inLocalTime(at)}. Below is all of it as it is now. A reply to this mail goes to them.`,
    ...buttons,
    sections: quoteSections(quote, onAdviceFailure),
  };
  const sender = `Changed: ${subjectPart(quote.name)}`;
  return visitorMail(quote, letter, { subject, sender, part: `change-${id}` });
}

function callMail(
  quote: StoredQuote,
  { id, at }: VisitorAction,
  { subject, onAdviceFailure, ...buttons }: Parts,
): Mail {
  const matter = `quote request ${quote.reference}`;
  const letter: Letter = {
    title: `Please call: ${matter}`,
    lead: `${quote.name} asked for a call on ${inLocalTime(at)}.`,
    ...buttons,
    sections: quoteSections(quote, onAdviceFailure),
  };
  const sender = `Please call: ${subjectPart(quote.name)}`;
  return visitorMail(quote, letter, { subject, sender, part: `call-${id}`, important: true });
}

/** No personal data, so not the first subject either: this mail outlives the request. */
function deletionMail({ reference, at }: VisitorAction): Mail {
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
    subject: `Deleted by the visitor [${reference}]`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}
