import { advice } from '../../../domain/advice.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { replacedByQuote } from '../../../domain/move/agreed-day.ts';
import { changesToQuote } from '../../../domain/move/visitor-changes.ts';
import { changeInWords } from '../../../domain/request/request-changes.ts';
import type { DeskQuote } from '../../../domain/team/desk-view.ts';
import { promisedUntil, quoteDraft } from '../../../domain/team/suggest-quote.ts';
import { answerChannel, type Case } from '../../moves/case.ts';
import { situationOf } from '../../moves/situation.ts';
import { plainAnswers } from '../../notifications/to-visitor/plain-answers.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';

/** The quote that the team can send; null for a message. */
export function deskQuote(
  found: Case,
  { now, mayMail }: { readonly now: Date; readonly mayMail: boolean },
): DeskQuote | null {
  const { stored, progress } = found;
  if (stored.kind !== 'request') return null;
  const number = advice(() => readPhone(stored.phone)?.chat);
  const isEmailFirst = answerChannel(found) === 'email';
  const email = mayMail ? (['email'] as const) : [];
  const whatsapp = number ? (['whatsapp'] as const) : [];
  const channels = isEmailFirst ? [...email, ...whatsapp] : [...whatsapp, ...email];
  const today = localDay(now);
  const draft = quoteDraft(stored.content, progress, today);
  // What a stranger typed as an address would go out as our own text.
  const { includes } =
    stored.isProved === 1 ? draft : quoteDraft(plainAnswers(stored.content), progress, today);
  return {
    draft: { ...draft, includes },
    promisedUntil: promisedUntil(today),
    changes: changesToQuote(progress).map(changeInWords),
    replaces: replacedByQuote(progress).replaces,
    isAwaited: situationOf(progress, today).awaitsQuote,
    channels: channels.length > 0 ? channels : ['phone'],
    noEmail: mayMail ? null : stored.email === null ? NO_ADDRESS : TEN_UNOPENED,
  };
}

const NO_ADDRESS = 'They gave no email address.';
const TEN_UNOPENED =
  'No more emails go to this address this month: it got ten, and nobody opened our page from one.';
