import { advice } from '../../domain/advice.ts';
import type { DeskTelling } from '../../domain/desk/desk-view.ts';
import type { VisitorMail } from '../../domain/history/event.ts';
import { newsInWords } from '../../domain/history/event-in-words.ts';
import { localDay } from '../../domain/local-time.ts';
import type { Situation } from '../../domain/situation/situation.ts';
import type { Case } from '../history/case.ts';
import { chatLink } from '../mail/visitor-links.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import { acceptanceNews } from '../visitor-mail/acceptance.email.ts';
import { billNews } from '../visitor-mail/bill.email.ts';
import { cancellationNews } from '../visitor-mail/cancellation.email.ts';
import { confirmationNews } from '../visitor-mail/confirmation.email.ts';
import { correctionNews } from '../visitor-mail/correction.email.ts';
import { dayBeforeNews } from '../visitor-mail/day-before.email.ts';
import { linkNews } from '../visitor-mail/link.email.ts';
import type { VisitorNews } from '../visitor-mail/mail-to-visitor.ts';
import { quoteNews } from '../visitor-mail/quote.email.ts';

const NEWS: Readonly<Record<VisitorMail, VisitorNews>> = {
  quote: quoteNews,
  acceptance: acceptanceNews,
  confirmation: confirmationNews,
  cancellation: cancellationNews,
  'day-before': dayBeforeNews,
  bill: billNews,
  correction: correctionNews,
  link: linkNews,
};

/** The oldest news that somebody has to tell the visitor, with the text ready; null if there is none. */
export function deskTelling(
  about: Case,
  situation: Situation,
  context: { readonly siteUrl: string; readonly now: Date },
): DeskTelling | null {
  const wish = situation.wishes.find(({ kind }) => kind === 'untold');
  if (!wish?.mail) return null;
  const { number, mail } = wish;
  const what = newsInWords(wish, localDay(context.now));
  const text =
    NEWS[mail].text(about, number, { ...context, situation }) ?? `Please tell them ${what}.`;
  const phone = advice(() => readPhone(about.stored.phone));
  const told = { number, text };
  if (!phone) return { ...told, link: null, by: ['phone', 'whatsapp'] };
  if (phone.chat) {
    const emailFailed = about.progress.lastBounce !== null;
    const chat = { label: `WhatsApp them ${what}`, text, emailFailed };
    const link = chatLink(about.stored, phone.chat, chat);
    return { ...told, link, by: ['whatsapp', 'phone'] };
  }
  const link = { label: `Call them: ${phone.written}`, url: `tel:${phone.dialled}` };
  return { ...told, link, by: ['phone'] };
}
