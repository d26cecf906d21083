import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import type { DeskOffer } from '../../domain/desk/desk-view.ts';
import { localDay } from '../../domain/local-time.ts';
import type { OfferWay } from '../../domain/quote/quote.schema.ts';
import { offerLines } from '../../domain/quote/quote-in-words.ts';
import { suggestOffer } from '../../domain/quote/suggest-quote.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import type { DeskEvent } from '../history/desk-event.repository.ts';
import { lastOffer, type StandingOffer } from '../history/offer.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import type { StoredQuote } from '../request/request.repository.ts';
import type { DeskSubject } from './desk-subject.ts';

export interface OfferSurroundings {
  readonly now: Date;
  readonly siteUrl: string;
}

/** The quote that the team can send, and the chat that carries one by WhatsApp. */
export function deskOffer(
  subject: DeskSubject,
  events: readonly DeskEvent[],
  { now, siteUrl }: OfferSurroundings,
): DeskOffer | null {
  if (subject.subject !== 'quote') return null;
  const standing = lastOffer(events);
  const suggested = suggestOffer(subject, localDay(now));
  const number = advice(() => readPhone(subject.phone)?.chat);
  const ways: readonly OfferWay[] = number ? ['email', 'whatsapp'] : ['email'];
  const chosen = subject.deliveryMethod;
  return {
    // A revised quote holds as long as a first one, from its own day.
    draft: standing
      ? { ...standing.offer, validUntil: suggested.validUntil }
      : { ...suggested, price: null },
    ways: ways.toSorted((one, other) => Number(other === chosen) - Number(one === chosen)),
    chat:
      standing?.via === 'whatsapp' && number
        ? {
            label: 'Open WhatsApp with the quote',
            url: whatsAppLink(number, chatText(subject, standing, siteUrl)),
          }
        : null,
  };
}

function chatText({ name, linkKey }: StoredQuote, { offer }: StandingOffer, siteUrl: string) {
  const lines = offerLines(offer).map(({ label, value }) => `${label}: ${value}`);
  const page =
    linkKey === null ? [] : [`See it, accept it or ask: ${siteUrl}${privateLink(linkKey)}`];
  const hello = `Hello ${name}, this is ${company.name} with your quote.`;
  return [hello, lines.join('\n'), ...page].join('\n\n');
}
