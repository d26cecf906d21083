import { company } from '../../content/company.ts';
import { termsOf } from '../../content/terms.ts';
import { advice } from '../../domain/advice.ts';
import type { DeskQuote } from '../../domain/desk/desk-view.ts';
import {
  type CurrentQuote,
  changesToQuote,
  replacedByQuote,
} from '../../domain/history/progress.ts';
import { localDay } from '../../domain/local-time.ts';
import { quoteLines, quoteTerms, REPLACES } from '../../domain/quote/quote-in-words.ts';
import { promisedUntil, quoteDraft } from '../../domain/quote/suggest-quote.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { situationOf } from '../../domain/situation/situation.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import { answerChannel, type Case } from '../history/case.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import type { Submission } from '../submissions/submission.ts';

/** The quote that the team can send, and the chat that carries one by WhatsApp until the visitor has opened it;
 *  null for a message. */
export function deskQuote(
  found: Case,
  {
    now,
    siteUrl,
    mayMail,
  }: { readonly now: Date; readonly siteUrl: string; readonly mayMail: boolean },
): DeskQuote | null {
  const { stored, progress } = found;
  if (stored.kind !== 'request') return null;
  const { quote: current } = progress;
  const number = advice(() => readPhone(stored.phone)?.chat);
  const isEmailFirst = answerChannel(found) === 'email';
  const email = mayMail ? (['email'] as const) : [];
  const whatsapp = number ? (['whatsapp'] as const) : [];
  return {
    draft: quoteDraft(stored.content, progress, localDay(now)),
    promisedUntil: promisedUntil(localDay(now)),
    changes: changesToQuote(progress).map(changeInWords),
    replaces: replacedByQuote(progress).replaces,
    isAwaited: situationOf(progress, localDay(now)).awaitsQuote,
    channels: isEmailFirst ? [...email, ...whatsapp] : [...whatsapp, ...email],
    chat:
      current?.via === 'whatsapp' && current.seenAt === null && number
        ? {
            label: 'Open WhatsApp with the quote',
            url: whatsAppLink(number, chatText(stored, current, siteUrl)),
          }
        : null,
  };
}

function chatText(
  { name, linkKey }: Submission,
  { quote, replaces }: CurrentQuote,
  siteUrl: string,
) {
  const inChat = (lines: readonly SummaryLine[]) =>
    lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const terms = `Our terms of ${termsOf}, before you say yes:\n${inChat(quoteTerms)}\nAll of them: ${siteUrl}/terms-of-service`;
  const page =
    linkKey === null ? [] : [`See it, accept it or ask: ${siteUrl}${privateLink(linkKey)}`];
  const which = replaces ? `new quote. It ${REPLACES[replaces]}` : 'quote.';
  const hello = `Hello ${name}, this is ${company.name} with your ${which}`;
  return [hello, inChat(quoteLines(quote)), terms, ...page].join('\n\n');
}
