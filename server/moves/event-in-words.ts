import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { randInWords } from '../../domain/money.ts';
import type { HistoryEvent, VisitorMail } from '../../domain/move/event.ts';
import type { OpenWish } from '../../domain/move/progress.ts';
import { billLineInWords, PAID, paymentInWords } from '../../domain/quote/bill-in-words.ts';
import { counted, priceInWords } from '../../domain/quote/price-in-words.ts';
import { confirmationLines, quoteLines } from '../../domain/quote/quote-in-words.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';

interface EventInWords {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** An event as the team reads it: a heading, and the lines under it. */
export function eventInWords(event: HistoryEvent): EventInWords {
  const by = event.by ?? 'Somebody';
  switch (event.kind) {
    case 'taken':
      return {
        heading: event.isEntered ? `${by} entered it after a call` : `${by} is on it`,
        lines: [],
      };
    case 'quoted': {
      const lines = quoteLines(event.quote).map(lineInWords);
      return { heading: `${by} wrote the quote, by ${CHANNELS[event.via]}`, lines };
    }
    case 'phoned':
      return { heading: `${by} answered`, lines: [event.said] };
    case 'refused':
      return { heading: `${by}: not for us`, lines: [] };
    case 'agreed': {
      const lines = [`Price: ${priceInWords(event)}`, `Day: ${moveDateInWords(event.day)}`];
      const terms = event.terms ? `They had our terms of ${event.terms}` : '';
      return {
        heading: `${by}: they said yes`,
        lines: [...lines, terms, event.said].filter(Boolean),
      };
    }
    case 'confirmed':
      return {
        heading: `${by} confirmed the day`,
        lines: confirmationLines(event).map(lineInWords),
      };
    case 'cancelled':
      return {
        heading:
          event.by === null
            ? 'The visitor cancelled'
            : `${by}${event.askedBy ? ': they cancelled' : ' cancelled the move'}`,
        lines: event.said === '' ? [] : [event.said],
      };
    case 'settled': {
      const paid =
        event.paid === 'not-yet'
          ? 'Not paid yet'
          : `Paid ${paymentInWords({ how: event.paid, on: event.paidOn ?? event.day })}`;
      return {
        heading: `${by}: the move is done`,
        lines: [
          `Moved on ${moveDateInWords(event.day)}`,
          ...(event.worked === undefined ? [] : [counted(event.worked, 'hour')]),
          `Price: ${randInWords(event.price)}`,
          ...event.lines.map(billLineInWords),
          event.invoice === undefined ? '' : `Tax invoice ${event.invoice}`,
          paid,
          event.said,
        ].filter(Boolean),
      };
    }
    case 'paid':
      return {
        heading: `${by}: paid ${PAID[event.how]}`,
        lines: event.paidOn === undefined ? [] : [`On ${moveDateInWords(event.paidOn)}`],
      };
    case 'callback':
      return {
        heading: `${by}: call again on ${moveDateInWords(event.day)}`,
        lines: event.said === '' ? [] : [event.said],
      };
    case 'announced':
      return {
        heading: `The email for the day before ${moveDateInWords(event.day)} was written`,
        lines: [],
      };
    case 'changed':
      return {
        heading: event.by === null ? 'Changed by the visitor' : `${by} corrected it for them`,
        lines: [
          ...(event.asked ?? []).map(
            (change) => `Asked for, not changed yet. ${changeInWords(change)}`,
          ),
          ...event.changes.map(changeInWords),
        ],
      };
    case 'linked':
      return {
        heading: event.isRenewed
          ? `${event.by ?? 'The visitor'} made a new link to their page`
          : `${by} sent their link`,
        lines: [],
      };
    case 'told':
      return { heading: `${by} told them by ${CHANNELS[event.via]}`, lines: [] };
    case 'call':
      return { heading: 'The visitor asked for a call', lines: [] };
    case 'deleted':
      return {
        heading: event.byTeam ? 'The team erased the request' : 'The visitor deleted the request',
        lines: ['What the account of the move needs is kept.'],
      };
    case 'seen':
      return { heading: 'The visitor opened the quote', lines: [] };
    case 'asked':
      return { heading: 'The visitor asked something', lines: [event.said] };
    case 'reported':
      return { heading: 'Something is missing or broken', lines: [event.said] };
    case 'accepted':
      return { heading: 'The visitor accepted', lines: [] };
    case 'declined':
      return { heading: 'The visitor said no, thank you', lines: [] };
    case 'reminded':
      return { heading: 'Reminder sent to the team', lines: [] };
    case 'undelivered': {
      const what = `email with ${MAILS[event.mail]}`;
      return {
        heading: event.by === null ? `The ${what} did not arrive` : `${by}: the ${what} came back`,
        lines: [event.reason].filter(Boolean),
      };
    }
    case 'delivered':
      return { heading: `The email with ${MAILS[event.mail]} was sent after all`, lines: [] };
    case 'unreadable':
      return { heading: 'Something that this version of the website cannot read', lines: [] };
  }
}

const CHANNELS = { email: 'email', whatsapp: 'WhatsApp', phone: 'phone' } as const;

const lineInWords = ({ label, value }: SummaryLine) => `${label}: ${value.replaceAll('\n', '; ')}`;

/** Each mail to a visitor in the middle of a sentence. */
export const MAILS: Readonly<Record<VisitorMail, string>> = {
  quote: 'the quote',
  acceptance: 'our answer to their yes',
  confirmation: 'the confirmed day',
  cancellation: 'the cancellation',
  'day-before': 'the details for tomorrow',
  bill: 'what the move came to',
  correction: 'our correction',
  link: 'the link to their page',
};

/** News that the team has to pass on to a visitor, worded for the middle of a sentence. */
export function newsInWords({ mail, news }: OpenWish, today: CalendarDate): string {
  if (news?.kind === 'announced' && news.day === today) return 'the details for today';
  return mail ? MAILS[mail] : '';
}

/** After a link was renewed whose email has not reached them. */
export const NO_LINK_OPENS =
  'Until they have it, no link opens their page: if it’s urgent, send it by WhatsApp, with “Their link”.';
