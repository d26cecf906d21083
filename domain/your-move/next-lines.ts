import { cancellationNotice, payment, quoteValidity } from '../../content/terms.ts';
import { promisedBy } from '../desk/time-left.ts';
import { inLocalTime, localDay } from '../local-time.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { confirmedBy, type YourMove } from './your-move.ts';

const ANSWERED_BY = { whatsapp: 'by WhatsApp', email: 'by email' } as const;

/** The next steps. The terms are here only until a quote has them. */
export function nextLines(move: YourMove, now: Date): readonly SummaryLine[] {
  switch (move.phase) {
    case 'answered':
      return [
        {
          label: 'Next',
          value: 'We’ve been in touch with you. Is something still open? Ask for a call below.',
        },
      ];
    case 'waiting':
    case 'taken':
      return [
        quoteLine(move, now),
        {
          label: 'Then',
          value: `You say yes on this page, and we’ll confirm the day ${confirmedBy(move)}.`,
        },
        {
          label: 'If plans change',
          value: `Tell us at least ${cancellationNotice} before the move.`,
        },
        { label: 'On the day', value: `You pay when the last box is in, by ${payment}.` },
      ];
    case 'quoted':
    case 'undelivered':
      if (!move.may.includes('accepted')) return [];
      return [
        { label: 'Next', value: 'Read the quote, and press Accept if it suits you.' },
        {
          label: 'Then',
          value: `We’ll confirm the day ${confirmedBy(move)}. It’s fixed once we have.`,
        },
      ];
    case 'agreed':
    case 'changed':
      if (move.moveDay.day === localDay(now)) {
        return [
          {
            label: 'Today',
            value: 'We haven’t confirmed that we’re coming today. Please call us now.',
          },
        ];
      }
      return [
        { label: 'Next', value: `We’ll confirm the day ${confirmedBy(move)}.` },
        { label: 'Until then', value: 'Please don’t book a lift or take leave for it yet.' },
      ];
    case 'booked':
      if (move.moveDay.day === localDay(now)) {
        return [{ label: 'Today', value: 'We’re coming. If anything comes up, phone us first.' }];
      }
      return [
        { label: 'Until then', value: 'Tick off the list, one week at a time.' },
        ...(move.getsDayBefore
          ? [{ label: 'The day before', value: 'We’ll email you what to have ready.' }]
          : []),
      ];
    default:
      return [];
  }
}

/** When the quote comes: a time is promised for quotes by email only, and not while the team means to call first. */
function quoteLine(move: YourMove, now: Date): SummaryLine {
  const { request, receivedAt, changedAt, callAskedAt, isToBeCalled } = move;
  const deliveryMethod = request.email === null ? 'whatsapp' : request.deliveryMethod;
  const rest = `${ANSWERED_BY[deliveryMethod]}. It stays good for ${quoteValidity}.`;
  if (isToBeCalled) {
    return { label: 'Next', value: `We’ll call you, and send your quote ${rest}` };
  }
  const quote = `Your quote, ${rest}`;
  if (deliveryMethod !== 'email') return { label: 'Next', value: quote };
  const promised = promisedBy(receivedAt);
  if (now <= promised) {
    return { label: `By ${inLocalTime(promised.toISOString())}`, value: quote };
  }
  // A visitor who changed something recently may have chosen email only then.
  if (changedAt !== null && now <= promisedBy(changedAt)) return { label: 'Next', value: quote };
  const orAsk = callAskedAt === null ? ', or ask for a call below' : '';
  return {
    label: 'Next',
    value: `Your quote is late, and we’re sorry. Call us${orAsk}.`,
  };
}
