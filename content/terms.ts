/**
 * The company's promises, each written once: pages, mails and the legal pages read them here, and
 * `terms.test.ts` finds a typed copy. Visitors can hold the company to these and to prices.ts, and to
 * nothing else. The code that keeps a promise reads its number here: write it in figures, with the unit.
 */

/** The day of the last change of the terms of service, as the page says it. A visitor's yes names the terms
 *  that it was given under. */
export const termsOf = 'December 2024';

/** How long a quote keeps its price. */
export const quoteValidity = '30 days';

/** Promised for quotes by email, and for nothing else. */
export const emailQuoteWithin = '24 hours';

/** Before the move. */
export const cancellationNotice = '24 hours';

/** Due on completion of the move. */
export const paymentMethods = ['cash', 'bank transfer', 'approved methods'] as const;

/** 'cash, bank transfer or approved methods' */
export const payment = `${paymentMethods.slice(0, -1).join(', ')} or ${paymentMethods.at(-1)}`;

/** How far from the city centre a move counts as short. */
export const localReach = '50km';

/** Unless `RETENTION_YEARS` in the server's settings says otherwise: then it must be the same. */
export const keptFor = '7 years';

/** Later for what was deleted; the timers in `deploy/` remove older backups. */
export const backupsKeptFor = '14 days';

/** `server/retention` removes what is older. */
export const suspectedKeptFor = '90 days';

/** How long a browser keeps a form that failed to send. */
export const unsentKeptFor = '3 days';

/** The time limit for a written answer to a request for one's own data. */
export const dataAnswerWithin = '30 days';

/** Shown beside a service that could be mistaken for insurance. */
export const noInsurance = 'We don’t insure belongings. Ask your own insurer before moving day.';
