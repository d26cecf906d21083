import type { Confirmation } from '../../domain/quote/booking.schema.ts';
import type { Quote } from '../../domain/quote/quote.schema.ts';
import {
  agreementLines,
  arrivalInWords,
  confirmationLines,
  quoteLines,
} from '../../domain/quote/quote-in-words.ts';
import { confirmedBefore } from '../../domain/quote/replaced-confirmation.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import type { Case } from '../history/case.ts';
import type { LetterSection } from '../mail/letter.ts';

/** What stands with the visitor, for whoever reads a mail far from the desk: what was cancelled, confirmed, agreed or
 *  quoted. Empty before a quote. */
export function standSection({ events, progress }: Case): LetterSection[] {
  const { stage, quote, agreement, confirmation, cancellation } = progress;
  if (cancellation) {
    const { number, day } = cancellation;
    const booked = confirmedBefore(events, number);
    const lines =
      booked?.day === day
        ? confirmationLines(booked)
        : [{ label: 'Day', value: moveDateInWords(day) }].filter(({ value }) => value !== '');
    return lines.length > 0 ? [{ title: 'What was cancelled', lines }] : [];
  }
  if (confirmation) return [confirmedSection(confirmation)];
  if (agreement) {
    const before = confirmedBefore(events, progress.last + 1);
    const until = before && before.number > agreement.number ? arrivalInWords(before) : '';
    const lines = [...agreementLines(agreement), { label: 'Confirmed until now', value: until }];
    return [{ title: 'What they said yes to', lines: lines.filter(({ value }) => value !== '') }];
  }
  return quote && stage !== 'declined' ? [quoteSection(quote.quote)] : [];
}

export function confirmedSection(confirmation: Confirmation): LetterSection {
  return { title: 'What was confirmed', lines: confirmationLines(confirmation) };
}

export function quoteSection(quote: Quote): LetterSection {
  return { title: 'The quote', lines: quoteLines(quote) };
}
