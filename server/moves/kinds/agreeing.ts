import { localDay, wasAhead, wasOver } from '../../../domain/dates/local-time.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { Stage } from '../../../domain/move/stage.ts';
import type { Agreement, CurrentConfirmation } from '../../../domain/quote/agreed.ts';
import type { agreementFields } from '../../../domain/quote/booking.schema.ts';
import { keepsVisits } from '../../../domain/quote/differences.ts';
import { isFirm, priceOf } from '../../../domain/quote/price.schema.ts';
import { priceInWords } from '../../../domain/quote/price-in-words.ts';
import { confirmationLines } from '../../../domain/quote/quote-in-words.ts';
import type { ConfirmedVisit } from '../../../domain/quote/visit.schema.ts';
import { arrivalLines } from '../../../domain/quote/visit-in-words.ts';
import {
  asAgreed,
  lastOf,
  nextOf,
  onlyVisits,
  withoutPapers,
} from '../../../domain/quote/visits.ts';
import { questionsIn, withoutTold } from '../open-wishes.ts';
import {
  answered,
  BOUNCE,
  type Kind,
  lineInWords,
  linesOf,
  NOT_KEPT,
  step,
  type TypedLines,
  VISITOR_ASKS,
} from './event-kind.ts';
import { VISITOR_DID } from './visitor-did.ts';

const AGREED: TypedLines<typeof agreementFields, 'agreed', 'price'> = {
  price: (event) => `Price: ${priceInWords(event)}`,
  visits: ({ visits }) =>
    arrivalLines(visits).map(
      ({ label, value }) => value && `${label === 'Arrival' ? 'Day' : label}: ${value}`,
    ),
  terms: ({ terms }) => (terms ? `They had our terms of ${terms}` : ''),
  said: ({ said }) => said,
};

/** A yes on the phone or in a chat. */
export const agreed: Kind<'agreed'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: false,
  inWords: (event, by) => ({ heading: `${by}: they said yes`, lines: linesOf(AGREED, event) }),
  effect: step((event, before) => {
    const { number, at, by, visits } = event;
    const deposit = (before.agreement ?? before.quote?.quote)?.deposit ?? null;
    return {
      ...answered,
      ...saidYes({ number, at, by: by ?? '', ...priceOf(event), visits, deposit }, before),
      // The visitor turned the quote down, so the yes is to something else.
      ...(before.stage === 'declined' && { quote: null, changesSinceQuote: [] }),
    };
  }),
  // The confirmation follows, unless the move is booked already.
  mail: ({ isOfBooking }) => (isOfBooking ? 'acceptance' : undefined),
  mustRead: ['quoted', 'confirmed', ...VISITOR_ASKS],
  kept: { when: 'answer', without: (event) => ({ ...event, said: '' }) },
};

/** A yes on the visitor's page. */
export const accepted: Kind<'accepted'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: () => ({ heading: VISITOR_DID.accepted, lines: [] }),
  effect: step(({ number, at, about }, before) => {
    const accepted = lastQuote(before);
    if (!accepted) return {};
    const { quote } = accepted;
    const { visits, deposit } = quote;
    return {
      ...withoutTold(before, about),
      ...saidYes({ number, at, by: null, ...priceOf(quote), visits, deposit }, before),
      quote: accepted,
      callback: null,
    };
  }),
  mail: () => 'acceptance',
  mustRead: null,
  kept: { when: 'answer' },
};

export const confirmed: Kind<'confirmed'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: false,
  inWords: (event, by) => ({
    heading: `${by} confirmed the day`,
    lines: confirmationLines(event).map(lineInWords),
  }),
  effect: step((event, before) => {
    if (!before.agreement) return {};
    const visits = asAgreed(event.visits);
    // The last agreement, in case the visitor changes an address now.
    const { number, at, by } = before.agreement;
    const { deposit } = before.agreement;
    const agreement = { number, at, by, ...priceOf(event), visits, deposit };
    const now = confirmation(event);
    const held = { agreement, confirmation: now, stillConfirmed: now, toConfirm: null };
    return {
      ...held,
      held: { ...held, changes: [], heldAgain: null },
      bill: null,
      callback: null,
      openWishes: questionsIn(before),
    };
  }),
  // Nobody is told that a day is confirmed once it is over.
  mail: ({ visits, at }) => (wasAhead(lastOf(visits).day, at) ? 'confirmation' : undefined),
  mustRead: ['quoted', BOUNCE, 'asked', 'changed'],
  kept: { when: 'answer', without: (event) => ({ ...event, visits: withoutPapers(event.visits) }) },
};

export const cancelled: Kind<'cancelled'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: true,
  inWords: ({ askedBy, said, fee, ...event }, by) => ({
    heading:
      event.by === null
        ? VISITOR_DID.cancelled
        : `${by}${askedBy ? ': they cancelled' : ' cancelled the move'}`,
    lines: [fee === undefined ? '' : `It costs them ${randInWords(fee)}`, said].filter(Boolean),
  }),
  effect: step(({ number, at, by, said, askedBy, fee = null }, before) => ({
    confirmation: null,
    stillConfirmed: null,
    offer: null,
    held: before.held && { ...before.held, heldAgain: null },
    toConfirm: null,
    callback: null,
    // The team had seen them; a visitor may cancel and still wait for a call.
    openWishes: by === null ? questionsIn(before) : [],
    cancellation: {
      number,
      at,
      visits: before.plan.visits,
      day: nextOf(before.plan.visits, localDay(new Date(at))).day,
      by,
      said,
      fee,
      isTheirs: by === null || askedBy === 'customer',
    },
  })),
  // Nobody is told that we had to cancel a day that is over: they know whether we came.
  mail: ({ by, day, at }) => (by !== null && wasOver(day ?? '', at) ? undefined : 'cancellation'),
  mustRead: ['agreed', 'accepted', 'confirmed', BOUNCE, ...VISITOR_ASKS],
  kept: NOT_KEPT,
};

export const nothingAgreed = {
  offer: null,
  agreement: null,
  confirmation: null,
  stillConfirmed: null,
  held: null,
  cancellation: null,
  bill: null,
  toConfirm: null,
};

/** A yes. The family has to confirm the day, unless it has, and the visits stay as they are. */
function saidYes(agreement: Agreement, before: Progress): Partial<Progress> & { stage: Stage } {
  const confirmation = atNewPrice(agreement, before);
  const { number, at } = agreement;
  const held = {
    agreement,
    confirmation,
    stillConfirmed: onlyVisits(before.stillConfirmed, (visit) => isKept(visit, agreement)),
    toConfirm: confirmation ? null : { number, at },
  };
  return {
    ...nothingAgreed,
    ...held,
    stage: confirmation ? 'booked' : 'accepted',
    held: { ...held, changes: [], heldAgain: null },
  };
}

/** Whether a confirmed visit is as it was agreed since, with whatever that leaves open. */
function isKept(visit: ConfirmedVisit, { visits }: Agreement): boolean {
  const agreed = visits.find((each) => each.visit === visit.visit);
  return agreed !== undefined && keepsVisits([agreed], [visit]);
}

/** The confirmation at the price that was agreed since; null if there is none, or something is still to settle. */
function atNewPrice(
  agreement: Agreement,
  { stage, confirmation }: Progress,
): CurrentConfirmation | null {
  const price = priceOf(agreement);
  if (stage !== 'booked' || !confirmation || !isFirm(price)) return null;
  const { number, at, by, visits } = confirmation;
  return keepsVisits(agreement.visits, visits) ? { number, at, by, visits, ...price } : null;
}

function confirmation({ kind, by, ...event }: EventOf<'confirmed'>): CurrentConfirmation {
  return { ...event, by: by ?? '' };
}
