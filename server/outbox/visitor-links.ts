import { company } from '../../content/company.ts';
import { whatsAppLink } from '../../domain/quote/whatsapp.ts';
import type { LetterLink } from './letter.ts';
import { readPhone } from './visitor-phone.ts';

export interface Visitor {
  readonly name: string;
  readonly email: string;
  /** As it was typed; empty when there is none. */
  readonly phone: string;
}

/** One touch calls, opens the chat or writes to the visitor.
 *  @param matter what it is about: 'quote request JFM-7K3Q-24' */
export function visitorLinks({ name, email, phone }: Visitor, matter: string): LetterLink[] {
  const number = readPhone(phone);
  const greeting = `Hello ${name}, this is ${company.name} about your ${matter}.`;
  const byMail = { label: `Email ${email}`, url: mailLink(email, matter) };
  if (!number) return [byMail];
  const byChat = { label: 'WhatsApp', url: whatsAppLink(number.chat ?? '', greeting) };
  return [
    { label: `Call ${number.written}`, url: `tel:${number.dialled}` },
    ...(number.chat ? [byChat] : []),
    byMail,
  ];
}

/** Asks the visitor in the chat, or by mail where no mobile number was given.
 *  @param questions the message, ready to be sent */
export function askLink({ email, phone }: Visitor, matter: string, questions: string): LetterLink {
  const chat = readPhone(phone)?.chat;
  if (chat) return { label: 'Ask the visitor by WhatsApp', url: whatsAppLink(chat, questions) };
  // RFC 6068, section 5: a line of the body ends with both.
  const body = encodeURIComponent(questions.replaceAll('\n', '\r\n'));
  return { label: 'Ask the visitor by email', url: `${mailLink(email, matter)}&body=${body}` };
}

function mailLink(email: string, matter: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Your ${matter}`)}`;
}
