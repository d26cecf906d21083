import { cancellationNotice, quoteGoodFor } from '../../content/terms.ts';
import { inHomeTime, localDay } from '../dates/local-time.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { randInWords } from '../money.ts';
import { lateNotice } from '../move/cancelling-notice.ts';
import { OBSTACLES } from '../move/phase-in-words.ts';
import { staysConfirmed, toBeConfirmed, untilConfirmedAgain } from '../move/still-confirmed.ts';
import { toGiveBack, toPay } from '../quote/account.ts';
import { paymentInWords } from '../quote/bill-in-words.ts';
import { REPLACES } from '../quote/quote-in-words.ts';
import { promisedBy } from '../team/time-left.ts';
import { MOVE_LABELS } from './move-labels.ts';
import { isEve } from './moving-day.ts';
import { promisedHour } from './promised-hour.ts';
import { confirmedBy, type YourMove } from './your-move.ts';

/** The state of a move and what comes next, in sentences; empty if the paper speaks for itself. */
export function saysOf(move: YourMove, now: Date): string {
  const { request, emailFailed, questionAt, reportedAt, bill } = move;
  return inSentences(
    emailFailed && `An email from us to ${request.email} came back, so please check the address.`,
    stateOf(move, now),
    isEve(move, localDay(now)) && eveNotice(move, now),
    questionAt && `You asked us a question on ${dayOf(questionAt)}. We’ll get back to you.`,
    // A receipt goes to somebody's accounts: the row that asks for it says so too.
    !bill &&
      reportedAt &&
      `You told us on ${dayOf(reportedAt)} what is missing or broken. We’ll get back to you.`,
  );
}

const inSentences = (...parts: readonly (string | false | null)[]) =>
  parts.filter(Boolean).join(' ');

/** A time in UTC as the day in South Africa. */
const dayOf = (time: string) => moveDateInWords(localDay(new Date(time)));

function stateOf(move: YourMove, now: Date): string {
  const { phase, booking, bill, account, moveDay, visits, getsDayBefore } = move;
  const since = dayOf(move.since ?? booking?.at ?? now.toISOString());
  const day = moveDateInWords(moveDay.day);
  const isToday = moveDay.day === localDay(now);
  const isConfirmed = moveDay.status === 'confirmed';
  const isSeveral = visits.length > 1;
  switch (phase) {
    case 'waiting':
    case 'taken':
      return quoteComes(move, now);
    case 'answered':
      return `We’ve been in touch with you. Is something still open? ${MOVE_LABELS.call} below.`;
    case 'quoted':
    case 'outdated':
    case 'lapsed':
    case 'undelivered':
    case 'declined':
    case 'lost':
      return aboutQuote(move);
    case 'refused':
      return 'Thank you for asking us. If your day or your plans change, please ask again. It costs nothing.';
    case 'same':
      return 'You asked us for this move more than once, and we answer your other request. Are they two moves? Please call us.';
    case 'agreed':
      if (isToday && !isConfirmed) {
        return 'We haven’t confirmed that we’re coming today. Please call us now.';
      }
      return inSentences(
        `You said yes on ${since}.`,
        staysConfirmed(visits),
        `We’ll confirm ${toBeConfirmed(visits)} ${confirmedBy(move)}.`,
        'Until then, please don’t book a lift or take leave for it.',
      );
    case 'changed':
      return `You changed your move on ${since}. ${untilConfirmedAgain(visits)}`;
    case 'overdue':
      return `We’re sorry: we didn’t confirm ${day}, and it has passed. If we moved you all the same, there’s nothing to do. If not, call us, or choose another day on this page.`;
    case 'booked':
      if (isToday) {
        return inSentences(askedPrice(move), 'We’re coming. If anything comes up, phone us first.');
      }
      return inSentences(
        askedPrice(move),
        isSeveral ? 'Your days are confirmed.' : 'Your day is confirmed.',
        getsDayBefore &&
          `${isEve(move, localDay(now)) ? 'This afternoon' : 'The day before,'} we’ll email you what to have ready.`,
      );
    case 'under-way':
      return inSentences(
        askedPrice(move),
        isToday ? 'We’re coming today.' : `We come next on ${day}.`,
        'If anything comes up, phone us first.',
      );
    case 'moved':
      return `Your ${isSeveral ? 'last ' : ''}moving day was ${day}. Thank you for moving with us.`;
    case 'owing':
    case 'paid':
      return inSentences(
        // Of a move that is paid the page has its thanks above all else.
        phase === 'owing' && `Thank you for moving with us on ${day}.`,
        account && stillOpen(account),
        bill?.replaces || (bill?.isCorrected === true && `We corrected this on ${since}.`),
      );
    case 'cancelled':
      return booking?.byVisitor
        ? `You cancelled this move on ${since}. Thank you for telling us. Nothing is booked.`
        : `We’re sorry, we had to cancel this move on ${since}. Call us if you’d like another day. Nothing is booked now.`;
    case 'off':
      return 'As far as we know this move didn’t go ahead, so nothing is booked. If we did move you, please call us.';
  }
}

/** What is to pay or to give back, or how it was paid. */
function stillOpen(account: NonNullable<YourMove['account']>): string {
  const [first, ...more] = account.payments;
  if (toPay(account) > 0) return `${randInWords(toPay(account))} is still to be paid.`;
  if (toGiveBack(account) > 0) return `We’ll give ${randInWords(toGiveBack(account))} back to you.`;
  if (!first) return '';
  return more.length === 0 ? `You paid ${paymentInWords(first)}.` : 'All of it is paid.';
}

/** The quote that asks for another price of what is booked; empty if none does. */
function askedPrice({ quote }: YourMove): string {
  if (!quote?.isOpen || quote.replaces !== 'booking') return '';
  const stays = 'Your booking stays as it is';
  if (quote.obstacle) return `${OBSTACLES[quote.obstacle].visitor} ${stays}.`;
  return `We ask you for a yes to ${quote.figure}. ${stays} until then, and if you say no.`;
}

/** The team noted that nothing comes of it: its visitor may have said nothing at all. */
const ASIDE = 'We’ve put your request aside. If you’d like us to move you after all, call us.';
const STILL_OPEN = 'You can still accept it until its last day.';

function aboutQuote({ phase, quote }: YourMove): string {
  if (!quote) return ASIDE;
  const why = quote.obstacle
    ? OBSTACLES[quote.obstacle].visitor
    : phase === 'declined'
      ? 'You turned this quote down. You can still accept it until its last day. To delete your request, go further down.'
      : phase === 'lost' && `We’ve put this quote aside. ${STILL_OPEN}`;
  if (quote.replaces !== 'agreement') return why || '';
  return why
    ? `${why} Your earlier yes no longer counts, so nothing is booked.`
    : `This quote ${REPLACES.agreement}`;
}

/** When the quote comes: a time is promised for quotes by email only, and not while the team means to call first. */
function quoteComes(move: YourMove, now: Date): string {
  const { request, receivedAt, changedAt, callAskedAt, isToBeCalled } = move;
  const isByEmail = request.email !== null && request.deliveryMethod === 'email';
  const by = isByEmail ? 'by email' : 'by WhatsApp';
  const valid = `It’s good for ${quoteGoodFor}.`;
  if (isToBeCalled) return `We’ll call you, and send your quote ${by}. ${valid}`;
  // A visitor who changed something recently may have chosen email only then.
  const isLate = [receivedAt, changedAt].every((time) => time === null || now > promisedBy(time));
  if (isByEmail && isLate) {
    return `Your quote is late, and we’re sorry. Call us${callAskedAt === null ? `, or ${MOVE_LABELS.call.toLowerCase()} below` : ''}.`;
  }
  const hour = isByEmail && promisedHour(receivedAt);
  return hour && now < hour
    ? `We’ll email your quote by ${inHomeTime(hour.toISOString())}. ${valid}`
    : `We’ll send your quote ${by}. ${valid}`;
}

/** The phone first, and what the terms ask of somebody who cancels now. */
function eveNotice({ moveDay, booking }: YourMove, now: Date): string {
  const late = lateNotice({ day: moveDay.day, window: booking?.window ?? '' }, now);
  return `Has something come up for tomorrow? Phone us first. ${
    late || `Our terms ask for at least ${cancellationNotice}’ notice.`
  }`;
}
