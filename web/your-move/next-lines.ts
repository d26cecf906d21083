import {
  cancellationNotice,
  emailQuoteWithin,
  payment,
  quoteValidity,
} from '../../content/terms.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import { phaseOf } from '../../domain/your-move/waybill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';

const ANSWERED_BY = { whatsapp: 'by WhatsApp', email: 'by email' } as const;

/** What comes next. The terms are here only until a quote has them. */
export function nextLines(move: YourMove, today: CalendarDate): readonly SummaryLine[] {
  const { deliveryMethod } = move.request;
  switch (phaseOf(move)) {
    case 'asked':
      if (move.isAnswered) {
        return [
          {
            label: 'Next',
            value: 'We’ve been in touch with you. Is something still open? Ask for a call below.',
          },
        ];
      }
      return [
        {
          label: deliveryMethod === 'email' ? `Within ${emailQuoteWithin}` : 'Next',
          value: `Your quote, ${ANSWERED_BY[deliveryMethod]}. It stays good for ${quoteValidity}.`,
        },
        { label: 'Then', value: 'You say yes on this page, and we’ll confirm the day by email.' },
        {
          label: 'If plans change',
          value: `Tell us at least ${cancellationNotice} before the move.`,
        },
        { label: 'On the day', value: `You pay when the last box is in, by ${payment}.` },
      ];
    case 'quoted':
      if (move.quote?.obstacle !== null) return [];
      return [
        { label: 'Next', value: 'Read the quote, and press Accept if it suits you.' },
        { label: 'Then', value: 'We’ll confirm the day by email. It’s fixed once we have.' },
      ];
    case 'agreed':
      return [
        { label: 'Next', value: 'We’ll confirm the day by email.' },
        { label: 'Until then', value: 'Please don’t book a lift or take leave for it yet.' },
      ];
    case 'booked':
      if (move.moveDay.day === today) {
        return [{ label: 'Today', value: 'We’re coming. If anything comes up, phone us first.' }];
      }
      return [
        { label: 'Until then', value: 'Tick off the list, one week at a time.' },
        { label: 'The day before', value: 'We’ll email you what to have ready.' },
      ];
    default:
      return [];
  }
}
