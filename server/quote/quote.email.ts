import { company } from '../../content/company.ts';
import { moveDateInWords } from '../../domain/quote/move-date.ts';
import { inventoryLines, moveLines, propertyLines } from '../../domain/quote/quote-summary.ts';
import { whatsAppLink, whatsAppNumber } from '../../domain/quote/whatsapp.ts';
import type { Database } from '../database/database.ts';
import { type Letter, letterAsHtml, letterAsText } from '../outbox/letter.ts';
import type { Mail } from '../outbox/mailer.ts';
import { findQuote, type StoredQuote } from './quote.repository.ts';

/** The mail to the team about a stored request, or undefined when it was erased. */
export async function composeQuoteMail(db: Database, id: string): Promise<Mail | undefined> {
  const quote = await findQuote(db, id);
  return quote && quoteMail(quote);
}

export function quoteMail(quote: StoredQuote): Mail {
  const { reference, moveType, fromAddress, moveDate } = quote;
  const move = [moveType, shorten(fromAddress), shorten(moveDateInWords(moveDate))].join(', ');
  const letter = quoteLetter(quote);
  return {
    reference,
    replyTo: { name: quote.name, address: quote.email },
    subject: `Quote request ${reference}: ${move}`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}

const WHAT_TO_DO = {
  whatsapp:
    'wants the answer by WhatsApp. If no message from them has come in, open the chat from here.',
  email: 'wants the answer by email, within 24 hours. A reply to this mail goes to them.',
} as const;

const ANSWER_BY = { whatsapp: 'WhatsApp', email: 'email, within 24 hours' } as const;

function quoteLetter(quote: StoredQuote): Letter {
  const sections = [
    { title: 'The move', lines: moveLines(quote) },
    { title: 'The home', lines: homeLines(quote) },
    { title: 'What moves', lines: inventoryLines(quote) },
    { title: 'In their words', lines: notesLines(quote) },
    {
      title: 'The request',
      lines: [
        { label: 'Reference', value: quote.reference },
        { label: 'Received', value: inJohannesburg(quote.receivedAt) },
        { label: 'Answer by', value: ANSWER_BY[quote.deliveryMethod] },
      ],
    },
  ];
  return {
    title: `Quote request ${quote.reference}`,
    lead: `${quote.name} ${WHAT_TO_DO[quote.deliveryMethod]}`,
    links: contactLinks(quote),
    sections: sections.filter(({ lines }) => lines.length > 0),
  };
}

/** Also for a business, when it said something of a home: the team sees all that was sent. */
function homeLines(quote: StoredQuote) {
  const { bedrooms, bathrooms, hasGarage, hasStoreroom } = quote;
  const saidSomething = bedrooms || bathrooms || hasGarage || hasStoreroom;
  return propertyLines(saidSomething ? { ...quote, moveType: 'residential' } : quote);
}

function notesLines({ additionalNotes }: StoredQuote) {
  return additionalNotes ? [{ label: 'Notes', value: additionalNotes }] : [];
}

/** Fewer digits than any South African number: nothing that one could dial. */
const FEWEST_DIGITS = 9;

function contactLinks({ name, email, phone, reference }: StoredQuote): Letter['links'] {
  const number = whatsAppNumber(phone);
  const greeting = `Hello ${name}, this is ${company.name} about your quote request ${reference}.`;
  const mailSubject = encodeURIComponent(`Your quote request ${reference}`);
  const byMail = {
    label: `Email ${email}`,
    url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${mailSubject}`,
  };
  if (number.length < FEWEST_DIGITS) return [byMail];
  return [
    { label: `Call ${phone}`, url: `tel:+${number}` },
    { label: `WhatsApp ${phone}`, url: whatsAppLink(number, greeting) },
    byMail,
  ];
}

const johannesburgTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Johannesburg',
});

function inJohannesburg(isoTime: string): string {
  return `${johannesburgTime.format(new Date(isoTime)).replace(',', '')} SAST`;
}

const LONGEST_SUBJECT_PART = 40;

/** Whole characters only: half an emoji would be a question mark in the subject. */
function shorten(text: string): string {
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  if (characters.length <= LONGEST_SUBJECT_PART) return text;
  return `${characters
    .slice(0, LONGEST_SUBJECT_PART - 1)
    .join('')
    .trim()}…`;
}
