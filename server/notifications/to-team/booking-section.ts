import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { cancelledVisits } from '../../../domain/move/agreed-day.ts';
import { type Account, accountOf } from '../../../domain/quote/account.ts';
import { accountLines, billLines } from '../../../domain/quote/bill-in-words.ts';
import type { Confirmation } from '../../../domain/quote/booking.schema.ts';
import {
  agreementLines,
  confirmationLines,
  quoteLines,
} from '../../../domain/quote/quote-in-words.ts';
import { daysInWords, visitsInWords } from '../../../domain/quote/visit-in-words.ts';
import { LABELS } from '../../../domain/request/labels.ts';
import { BILL_LABELS } from '../../../domain/team/form-labels.ts';
import type { Case } from '../../moves/case.ts';
import type { Situation } from '../../moves/situation.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';

/** The titles of what a mail to the team says of a booking. */
export const BOOKING_TITLES = {
  cancelled: 'What was cancelled',
  confirmed: 'What was confirmed',
  agreed: 'What they said yes to',
  settled: BILL_LABELS.heading,
} as const;

/** Says what was cancelled, confirmed, agreed or quoted, for whoever reads a mail far from the desk. Empty before a
 *  quote. */
export function bookingSection(
  { progress }: Case,
  { phase, day: planned }: Situation,
): LetterSection[] {
  const { quote, agreement, confirmation, cancellation, held, bill } = progress;
  const before = held?.confirmation;
  const confirmed = before ? visitsInWords(before.visits) : '';
  if (cancellation) {
    const { day } = cancellation;
    const lines = before?.visits.some((visit) => visit.day === day)
      ? confirmationLines(before)
      : [
          { label: 'Day', value: daysInWords(cancelledVisits(cancellation)) },
          { label: 'Confirmed before', value: confirmed },
        ];
    return [...sectionOf(BOOKING_TITLES.cancelled, lines), ...accountSection(accountOf(progress))];
  }
  const account = accountOf(progress);
  if (bill && account) {
    return [{ title: BOOKING_TITLES.settled, lines: billLines(bill, held, account) }];
  }
  const paid = accountSection(account);
  if (confirmation) return [confirmedSection(confirmation), ...paid];
  if (agreement) {
    // The day is open again once the visitor wishes another.
    const isOpen = agreement.visits.some((visit) => visit.day === '');
    const wish = isOpen ? moveDateInWords(planned.day) : '';
    const lines = [
      ...agreementLines(agreement),
      { label: 'Confirmed until now', value: confirmed },
      { label: LABELS.moveDate, value: wish },
    ];
    return [...sectionOf(BOOKING_TITLES.agreed, lines), ...paid];
  }
  if (phase === 'refused')
    return sectionOf('What we answered', [{ label: 'Noted', value: 'Not for us' }]);
  if (!quote) return [];
  const title =
    phase === 'declined' || phase === 'lost' ? 'The quote that they turned down' : 'The quote';
  return [{ title, lines: quoteLines(quote.quote) }];
}

/** What came in so far, and what is open; nothing before that. */
function accountSection(account: Account | null): LetterSection[] {
  return account && account.payments.length > 0
    ? [{ title: 'Paid so far', lines: accountLines(account) }]
    : [];
}

function sectionOf(title: string, all: LetterSection['lines']): LetterSection[] {
  const lines = all.filter(({ value }) => value !== '');
  return lines.length > 0 ? [{ title, lines }] : [];
}

export function confirmedSection(confirmation: Confirmation): LetterSection {
  return { title: BOOKING_TITLES.confirmed, lines: confirmationLines(confirmation) };
}

/** The quote that an event sent or accepted. */
export function quotedSection(events: Case['events'], number: number): LetterSection[] {
  const event = events.find((each) => each.number === number);
  if (event?.kind === 'accepted') return quotedSection(events, event.about);
  return event?.kind === 'quoted' ? [{ title: 'The quote', lines: quoteLines(event.quote) }] : [];
}
