import { company } from '../../content/company.ts';
import { whatsAppLink, whatsAppNumber } from '../../domain/quote/whatsapp.ts';
import type { Letter } from './letter.ts';

export interface Visitor {
  readonly name: string;
  readonly email: string;
  /** As it was typed; empty when there is none. */
  readonly phone: string;
}

/** Fewer digits than any South African number: nothing that one could dial. */
const FEWEST_DIGITS = 9;

/** One touch calls, opens the chat or writes to the visitor.
 *  @param matter what it is about: 'quote request JFM-7K3Q-24' */
export function visitorLinks({ name, email, phone }: Visitor, matter: string): Letter['links'] {
  const number = whatsAppNumber(phone);
  const greeting = `Hello ${name}, this is ${company.name} about your ${matter}.`;
  const byMail = {
    label: `Email ${email}`,
    url: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your ${matter}`)}`,
  };
  if (number.length < FEWEST_DIGITS) return [byMail];
  return [
    { label: `Call ${phone}`, url: `tel:+${number}` },
    { label: `WhatsApp ${phone}`, url: whatsAppLink(number, greeting) },
    byMail,
  ];
}
