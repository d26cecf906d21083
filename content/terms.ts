/**
 * The terms that the company promises, each written once: pages, mails and the legal pages read them
 * here, and `terms.test.ts` finds a copy that somebody typed. With prices.ts, all that a visitor
 * could hold the company to.
 */

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

/** `RETENTION_YEARS` in the server's settings says the same. */
export const keptFor = '7 years';

/** Within which the outcome of a request for one's own data comes in writing. */
export const dataAnswerWithin = '30 days';

/** Stands where a service could be taken for insurance. */
export const noInsurance = 'We don’t insure belongings: ask your own insurer before moving day.';
