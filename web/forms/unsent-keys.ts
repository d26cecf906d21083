/** The keys of unsent forms on the device, and how long they are kept. Every page reads them, so this
 *  file imports nothing. */
export const QUOTE_UNSENT_KEY = 'quote-unsent';
export const CONTACT_UNSENT_KEY = 'contact-unsent';
export const KEPT_FOR_MS = 3 * 24 * 60 * 60 * 1000;
