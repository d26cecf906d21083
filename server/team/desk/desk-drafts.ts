import { vat } from '../../../content/company.ts';
import { advice } from '../../../domain/advice.ts';
import { type CalendarDate, isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { randInWords } from '../../../domain/money.ts';
import { replacedByQuote } from '../../../domain/move/agreed-day.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { changesToQuote } from '../../../domain/move/visitor-changes.ts';
import { agreedPrice, agreedSum } from '../../../domain/quote/account.ts';
import { paymentInWords } from '../../../domain/quote/bill-in-words.ts';
import { changeInWords } from '../../../domain/request/request-changes.ts';
import type { DeskQuote, DeskView } from '../../../domain/team/desk-view.ts';
import { promisedUntil, quoteDraft, quoteOnNewDay } from '../../../domain/team/suggest-quote.ts';
import { answerChannel, type Case } from '../../moves/case.ts';
import { situationOf } from '../../moves/situation.ts';
import { plainAnswers } from '../../notifications/to-visitor/plain-answers.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';

/** The bill as it was noted last, or else the agreed price. */
export function deskBill({ progress }: Case, today: CalendarDate): DeskView['bill'] {
  const { bill, held } = progress;
  const agreed = agreedPrice(held);
  const planned = dayToSettle(progress, today);
  const known = bill ?? {
    price: agreedSum(agreed),
    worked: undefined,
    lines: [],
    said: '',
    day: isCalendarDate(planned) && planned <= today ? planned : today,
    invoiceTo: '',
    invoiceAddress: '',
    theirVat: '',
    orderNumber: '',
    billEmail: '',
  };
  const { price, worked, lines, said, day } = known;
  const { invoiceTo, invoiceAddress, theirVat, orderNumber, billEmail } = known;
  return {
    agreed,
    price,
    worked: worked ?? null,
    lines,
    said,
    day,
    isInvoiced: vat !== null,
    invoiceTo,
    invoiceAddress,
    theirVat,
    orderNumber,
    billEmail,
  };
}

/** The day of the last visit that has come: on it the move was done. */
function dayToSettle({ plan, cancellation }: Progress, today: CalendarDate): string {
  const { visits } = cancellation ?? plan;
  return (visits.findLast(({ day }) => day <= today) ?? visits[0]).day;
}

/** What can be struck: the payments, and what was written off. */
export function deskEntries({ progress: { payments, writeOffs } }: Case): DeskView['entries'] {
  const entries = [
    ...payments.map((payment) => ({
      number: payment.number,
      label: `${randInWords(payment.amount)} ${paymentInWords(payment)}`,
    })),
    ...writeOffs.map(({ number, amount }) => ({
      number,
      label: `${randInWords(amount)} written off`,
    })),
  ];
  return entries.toSorted((one, other) => other.number - one.number);
}

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
    replaces: replacedByQuote(progress),
    isAwaited: situationOf(progress, today).awaitsQuote,
    onNewDay: quoteOnNewDay(stored.content, progress, today),
    channels: channels.length > 0 ? channels : ['phone'],
    noEmail: mayMail ? null : stored.email === null ? NO_ADDRESS : TEN_UNOPENED,
  };
}

const NO_ADDRESS = 'They have no email address.';
const TEN_UNOPENED =
  'No more emails go to this address this month: it got ten, and nobody opened our page from one.';
