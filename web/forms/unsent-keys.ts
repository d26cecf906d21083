/** Under which keys the device keeps forms that did not get through, and for how long. Every page reads
 *  them, so this file brings nothing along. */
export const QUOTE_UNSENT_KEY = 'quote-unsent';
export const CONTACT_UNSENT_KEY = 'contact-unsent';
export const KEPT_FOR_MS = 3 * 24 * 60 * 60 * 1000;
