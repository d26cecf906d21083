/**
 * The company's promises, each written once: pages, mails and the legal pages read them here, and
 * `terms.test.ts` finds a typed copy. Visitors can hold the company to these and to prices.ts, and to
 * nothing else. What a unit means is in term.ts.
 */

import { inWords, type Term, type Years } from './term.ts';

/** The terms as the code that keeps them counts them. */
export const TERMS = {
  /** How long a quote keeps its price. */
  quoteValidity: { days: 30 },
  /** Promised for quotes by email, and for nothing else. */
  emailQuoteWithin: { hours: 24 },
  /** Before the move. */
  cancellationNotice: { hours: 24 },
  /** Unless `RETENTION_YEARS` in the server's settings says otherwise: then it must be the same. */
  keptFor: { years: 7 },
  /** The account of a move whose request was deleted: from the end of that tax year. */
  accountsKeptFor: { years: 5 },
  /** Until then a backup still has deleted data; the timers in `deploy/` remove older backups. */
  backupsKeptFor: { days: 14 },
  /** `server/retention` removes what is older. */
  suspectedKeptFor: { days: 90 },
  /** How long a browser keeps a form that failed to send. */
  unsentKeptFor: { days: 3 },
  /** The time limit for a written answer to a request for one's own data. */
  dataAnswerWithin: { days: 30 },
} satisfies Readonly<Record<string, Term | Years>>;

// The same as visitors read them.
export const quoteValidity = inWords(TERMS.quoteValidity);
/** How long a quote is good. No price holds for a day that is over, so no text promises the days alone. */
export const quoteGoodFor = `${quoteValidity}, or until the moving day if that’s sooner`;
export const emailQuoteWithin = inWords(TERMS.emailQuoteWithin);
export const cancellationNotice = inWords(TERMS.cancellationNotice);
export const keptFor = inWords(TERMS.keptFor);
export const accountsKeptFor = inWords(TERMS.accountsKeptFor);
export const backupsKeptFor = inWords(TERMS.backupsKeptFor);
export const suspectedKeptFor = inWords(TERMS.suspectedKeptFor);
export const unsentKeptFor = inWords(TERMS.unsentKeptFor);
export const dataAnswerWithin = inWords(TERMS.dataAnswerWithin);

/** The sentence for both sides when a visitor cancels later than that, with its consequence.
 *  @param left '13 hours' */
export const cancelledLate = (left: string): string =>
  `This is ${left} before the move; we ask for at least ${cancellationNotice}. ${namesCancellationFee ? 'Our terms name what that costs.' : 'It costs nothing.'}`;

/** The day of the last change of the terms of service, as the page says it. A visitor's yes names the terms
 *  that it was given under. */
export const termsOf = 'December 2024';

/** Whether the terms name what a late cancellation costs. Then the team enters it; otherwise it costs nothing. */
export const namesCancellationFee: boolean = false;

/** Due on completion of the move. */
export const paymentMethods = ['cash', 'bank transfer', 'approved methods'] as const;

/** 'cash, bank transfer or approved methods' */
export const payment = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(paymentMethods);

/** From when to when a move by the hour is charged. */
export const clock = {
  from: 'when we start loading',
  until: 'everything is in at the new address',
} as const;

/** How far from the city centre a move counts as short. */
export const localReach = '50km';

/** What the company offers where the new place is not ready; empty for a company that stores nothing. */
export const storing: string = 'If the new place isn’t ready, ask us about storing the load.';

/** Shown next to a service that could be mistaken for insurance. */
export const noInsurance = 'We don’t insure belongings. Ask your own insurer before moving day.';
