import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { deskTime } from '../../../domain/dates/desk-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { randInWords } from '../../../domain/money.ts';
import { lateBy } from '../../../domain/move/cancelling-notice.ts';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import { MAILS } from '../../../domain/move/mail-kinds.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import { OBSTACLES } from '../../../domain/move/phase-in-words.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import type { OpenWish, Progress } from '../../../domain/move/progress.ts';
import { TEAM_ACTIONS, type TeamAction } from '../../../domain/move/stage.ts';
import { hasWishedAnother } from '../../../domain/move/visitor-changes.ts';
import { type Account, accountOf } from '../../../domain/quote/account.ts';
import type { Agreement, CurrentQuote } from '../../../domain/quote/agreed.ts';
import { amountPaid, openInWords } from '../../../domain/quote/bill-in-words.ts';
import type { Confirmation } from '../../../domain/quote/booking.schema.ts';
import { type Price, priceOf } from '../../../domain/quote/price.schema.ts';
import { priceDraft } from '../../../domain/quote/price-draft.ts';
import { figureOf, priceParts } from '../../../domain/quote/price-in-words.ts';
import { confirmationLines, depositInWords } from '../../../domain/quote/quote-in-words.ts';
import { WHY_NO } from '../../../domain/quote/said-no.ts';
import { mapVisits } from '../../../domain/quote/visits.ts';
import { changeInWords } from '../../../domain/request/request-changes.ts';
import type { DeskView } from '../../../domain/team/desk-view.ts';
import type { Case } from '../../moves/case.ts';
import { NO_LINK_OPENS, newsInWords } from '../../moves/event-in-words.ts';
import { EVENT_KINDS } from '../../moves/event-kinds.ts';
import type { Situation } from '../../moves/situation.ts';
import { isMove } from '../../requests/kinds/kinds.ts';

/** The headings of what a visitor changed and asks for. */
export const WISHES = { change: 'They changed the request', call: 'They ask for a call' } as const;

/** The actions that the team may take now. A message has no move. */
export function mayDo({ stored }: Case, situation: Situation): DeskView['may'] {
  const may = (action: TeamAction) =>
    situation.may.includes(action) && (isMove(stored) || !EVENT_KINDS[action].isOfMove);
  return Object.fromEntries(TEAM_ACTIONS.map((action) => [action, may(action)])) as DeskView['may']; // each action
}

/** 'Call again on Thursday 26 November 2026, about the piano' */
export function callbackOf({ progress: { callback } }: Case): string | null {
  if (!callback) return null;
  const { day, said, by } = callback;
  return [`${by}: call again on ${moveDateInWords(day)}`, said].filter(Boolean).join(', ');
}

/** What it costs, and the facts of the phase, each in brief. */
export function factsOf(
  { progress }: Pick<Case, 'progress'>,
  { phase, day: planned, price, obstacle, isDayOver }: Situation,
): Pick<DeskView, 'price' | 'facts'> {
  const { quote, confirmation, cancellation, bill, deleted, ended } = progress;
  const account = accountOf(progress);
  const gone = deleted ? 'they deleted the request: this is the account' : '';
  if (bill) {
    return {
      price: randInWords(bill.price),
      facts: [...paymentFacts(account), account ? openInWords(account) : '', gone].filter(Boolean),
    };
  }
  if (cancellation) {
    const { by, isTheirs, at, day } = cancellation;
    // After a cancellation the planned day is the wished one again.
    const was = day === planned.day ? '' : `it was on ${moveDateInWords(day)}`;
    const late = isTheirs ? lateBy(progress, at) : '';
    const noted = isTheirs && by ? `noted by ${by}` : '';
    const back = account && account.open !== 0 ? openInWords(account) : '';
    const facts = [`by ${isTheirs ? 'the visitor' : by}`, noted, deskTime(at), was, late, back];
    return { price: '', facts: facts.filter(Boolean) };
  }
  const over = isDayOver ? 'the day is over' : '';
  const isOpen = PHASES[phase].move === 'offered' || phase === 'same';
  const isOffered = !confirmation && quote && isOpen;
  const ofPhase = confirmation ? whoComes(confirmation) : isOffered ? ofOffer(quote, phase) : [];
  const still = isOffered ? obstacle && OBSTACLES[obstacle].team : over;
  const facts = [
    ended?.as ?? '',
    price ? openPrice(price) : '',
    ...offerFacts(progress, obstacle),
    ended?.why ? WHY_NO[ended.why].toLowerCase() : '',
    ...ofPhase,
    ...depositFacts(account),
    still ?? '',
    confirmation ? gone : '',
  ].filter(Boolean);
  return { price: price ? figureOf(price) : '', facts };
}

/** Each payment: a few at most. */
function paymentFacts(account: Account | null): string[] {
  return (account?.payments ?? []).map(
    (payment) => `${amountPaid(payment)} on ${moveDateInWords(payment.day)}`,
  );
}

/** What came before the move, or is to come. */
function depositFacts(account: Account | null): string[] {
  if (!account) return [];
  const { payments, deposit } = account;
  const waits =
    deposit && !deposit.isReceived ? [`deposit of ${depositInWords(deposit)} is to come`] : [];
  return payments.length > 0 ? [...paymentFacts(account), ...waits, openInWords(account)] : waits;
}

/** What the figure leaves open: hours, or until when a range. A plain sum is for the whole move. */
function openPrice(price: Price): string {
  return price.basis === 'whole' ? '' : priceParts(price).rest;
}

function whoComes(confirmation: Confirmation): string[] {
  const besides = ['price', 'clock', 'arrival'];
  const lines = confirmationLines(confirmation).filter(({ field }) => !besides.includes(field));
  return lines.map(({ value }) => value);
}

/** The quote that a booked move waits for; until its yes the booking counts. */
function offerFacts({ offer }: Pick<Progress, 'offer'>, obstacle: Situation['obstacle']): string[] {
  if (!offer) return [];
  const why = obstacle && OBSTACLES[obstacle].team;
  const state = why ? [why] : ofOffer(offer, 'quoted');
  return [[`new price ${figureOf(offer.quote)}, no yes yet`, ...state].filter(Boolean).join(', ')];
}

function ofOffer({ via, seenAt }: CurrentQuote, phase: Situation['phase']): string[] {
  const seen = seenAt ? `opened ${deskTime(seenAt)}` : 'not opened yet';
  const isOver = phase === 'declined' || phase === 'lost';
  return [via === 'email' ? '' : CHANNELS[via], isOver ? '' : seen];
}

const CHANNELS = { whatsapp: 'by WhatsApp', phone: 'by phone' } as const;

/** Lists what the visitor waits for, in their words. */
export function wishesOf(
  { events }: Case,
  { wishes }: Situation,
  today: CalendarDate,
): DeskView['wishes'] {
  return wishes.map((wish) => {
    const { kind, number, at, changes } = wish;
    if (kind === 'untold') {
      return { number, heading: `Tell them ${newsInWords(wish, today)}`, lines: [] };
    }
    const event = events.find((each) => each.number === number);
    const { what, lines } = wishInWords(event, changes);
    const locked = isLockedOut(event, events) ? [NO_LINK_OPENS] : [];
    return { number, heading: `${what}, ${deskTime(at)}`, lines: [...lines, ...locked] };
  });
}

/** Whether the email that did not arrive had a new link, and earlier ones open nothing. */
function isLockedOut(event: HistoryEvent | undefined, events: readonly HistoryEvent[]): boolean {
  if (event?.kind !== 'undelivered' || event.mail !== 'link') return false;
  const cause = events.find(({ number }) => number === event.about);
  return cause?.kind === 'linked' && cause.isRenewed === true;
}

/** A call has no text from its visitor. */
function wishInWords(
  event: HistoryEvent | undefined,
  changes: OpenWish['changes'] = [],
): { what: string; lines: string[] } {
  switch (event?.kind) {
    case 'asked':
      return { what: 'They ask', lines: [event.said] };
    case 'reported':
      return { what: 'Something is missing or broken', lines: [event.said] };
    case 'changed':
      return {
        what: event.by === null ? WISHES.change : 'The request was corrected',
        lines: changes.map(changeInWords),
      };
    case 'undelivered':
      return {
        what: `The email with ${MAILS[event.mail]} did not reach them`,
        lines: [event.reason].filter(Boolean),
      };
    default:
      return { what: WISHES.call, lines: [] };
  }
}

function yesOf({ visits, deposit, ...agreement }: Agreement): DeskView['yes'] {
  return { ...priceOf(agreement), visits, deposit };
}

/** The forms of the desk begin with what is known. */
export function formsOf({ progress }: Case): Pick<DeskView, 'agreement' | 'confirmation' | 'yes'> {
  const { offer, agreement, held, stillConfirmed, plan } = progress;
  const quote = lastQuote(progress);
  const agreed = agreement ?? progress.quote?.quote ?? null;
  const offered = offer?.quote ?? agreed;
  const isOffered =
    quote !== null && !hasWishedAnother(progress) && quote.quote.visits[0].day !== '';
  // Another price of a booked move is for the visits that are booked.
  const isBooked = progress.stage === 'booked' && !offer;
  const confirmed = (held?.confirmation ?? stillConfirmed)?.visits ?? [];
  const known = [...confirmed, ...(quote?.quote.visits ?? [])];
  return {
    agreement: {
      ...priceDraft(offered),
      visits: isOffered && !isBooked ? quote.quote.visits : plan.visits,
    },
    yes: agreement && yesOf(agreement),
    confirmation: {
      // The team has to say what holds of a range.
      ...priceDraft(agreed?.basis === 'range' ? null : agreed),
      visits: mapVisits(plan.visits, (visit) => {
        const before = known.find((each) => each.visit === visit.visit);
        const papers = confirmed.find((each) => each.visit === visit.visit);
        return {
          ...visit,
          people: visit.people ?? before?.people ?? null,
          trucks: visit.trucks ?? before?.trucks ?? null,
          registration: papers?.registration ?? '',
          crew: papers?.crew ?? [],
        };
      }),
    },
  };
}
