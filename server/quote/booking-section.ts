import type { EventOf } from '../../domain/history/event.ts';
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

/** What was cancelled, confirmed, agreed or quoted, for whoever reads a mail far from the desk. Empty before a quote. */
export function bookingSection(about: Case): LetterSection[] {
  const { stage, quote, agreement, confirmation, cancellation, last } = about.progress;
  if (cancellation) {
    const { number, day } = cancellation;
    const booked = bookedBefore(about, number);
    const lines =
      booked?.day === day
        ? confirmationLines(booked)
        : [
            { label: 'Day', value: moveDateInWords(day) },
            { label: 'Confirmed before', value: booked ? arrivalInWords(booked) : '' },
          ];
    return sectionOf('What was cancelled', lines);
  }
  if (confirmation) return [confirmedSection(confirmation)];
  if (agreement) {
    const booked = bookedBefore(about, last + 1);
    const until = booked ? arrivalInWords(booked) : '';
    const lines = [...agreementLines(agreement), { label: 'Confirmed until now', value: until }];
    return sectionOf('What they said yes to', lines);
  }
  return quote && stage !== 'declined' ? [quoteSection(quote.quote)] : [];
}

/** The confirmation of the agreement before an event, also if the visitor has changed the move since. */
export function bookedBefore(
  { events, progress }: Case,
  number: number,
): EventOf<'confirmed'> | undefined {
  const before = confirmedBefore(events, number);
  return before && before.number > (progress.agreement?.number ?? 0) ? before : undefined;
}

function sectionOf(title: string, all: LetterSection['lines']): LetterSection[] {
  const lines = all.filter(({ value }) => value !== '');
  return lines.length > 0 ? [{ title, lines }] : [];
}

export function confirmedSection(confirmation: Confirmation): LetterSection {
  return { title: 'What was confirmed', lines: confirmationLines(confirmation) };
}

export function quoteSection(quote: Quote): LetterSection {
  return { title: 'The quote', lines: quoteLines(quote) };
}
