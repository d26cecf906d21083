import { advice } from '../../../domain/advice.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { VisitorMail } from '../../../domain/move/event.ts';
import type { DeskTelling } from '../../../domain/team/desk-view.ts';
import type { Case } from '../../moves/case.ts';
import { newsInWords } from '../../moves/event-in-words.ts';
import type { Situation } from '../../moves/situation.ts';
import { acceptanceNotification } from '../../notifications/to-visitor/acceptance.email.ts';
import { billNotification } from '../../notifications/to-visitor/bill.email.ts';
import { cancellationNotification } from '../../notifications/to-visitor/cancellation.email.ts';
import { confirmationNotification } from '../../notifications/to-visitor/confirmation.email.ts';
import { correctionNotification } from '../../notifications/to-visitor/correction.email.ts';
import { dayBeforeNotification } from '../../notifications/to-visitor/day-before.email.ts';
import { linkNotification } from '../../notifications/to-visitor/link.email.ts';
import type { VisitorNotification } from '../../notifications/to-visitor/mail-to-visitor.ts';
import { quoteNotification } from '../../notifications/to-visitor/quote.email.ts';
import { chatLink } from '../../sending/mail/visitor-links.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';

/** What each mail to a visitor says, for whoever tells them. */
export const NEWS: Readonly<Record<VisitorMail, VisitorNotification>> = {
  quote: quoteNotification,
  acceptance: acceptanceNotification,
  confirmation: confirmationNotification,
  cancellation: cancellationNotification,
  'day-before': dayBeforeNotification,
  bill: billNotification,
  correction: correctionNotification,
  link: linkNotification,
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
