import { company } from '../../content/company.ts';
import { isDiallable, whatsAppLink, whatsAppNumber } from '../../domain/quote/whatsapp.ts';
import type { LetterLink } from './letter.ts';

export interface Visitor {
  readonly name: string;
  readonly email: string;
  /** As it was typed; empty when there is none. */
  readonly phone: string;
}

/** One touch calls, opens the chat or writes to the visitor.
 *  @param matter what it is about: 'quote request JFM-7K3Q-24' */
export function visitorLinks({ name, email, phone }: Visitor, matter: string): LetterLink[] {
  const number = whatsAppNumber(phone);
  const greeting = `Hello ${name}, this is ${company.name} about your ${matter}.`;
  const byMail = { label: `Email ${email}`, url: mailLink(email, matter) };
  if (!isDiallable(phone)) return [byMail];
  return [
    { label: `Call ${phone}`, url: `tel:+${number}` },
    { label: `WhatsApp ${phone}`, url: whatsAppLink(number, greeting) },
    byMail,
  ];
}

/** Asks the visitor in the chat, or by mail where no number was given.
 *  @param questions the message, ready to be sent */
export function askLink({ email, phone }: Visitor, matter: string, questions: string): LetterLink {
  if (isDiallable(phone)) {
    const url = whatsAppLink(whatsAppNumber(phone), questions);
    return { label: 'Ask the visitor by WhatsApp', url };
  }
  // RFC 6068, section 5: a line of the body ends with both.
  const body = encodeURIComponent(questions.replaceAll('\n', '\r\n'));
  return { label: 'Ask the visitor by email', url: `${mailLink(email, matter)}&body=${body}` };
}

function mailLink(email: string, matter: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Your ${matter}`)}`;
}
