/** The keys of all that the public pages keep in a browser: forms until they are sent or discarded, on the device for three
 *  days at most. Every page
 *  reads some of these keys, so this file imports next to nothing. */
import { hoursIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';

// In the tab: gone when it is closed.
export const QUOTE_DRAFT_KEY = 'quote-draft';
export const MOVE_FROM_KEY = 'quote-from';
export const QUOTE_SENT_KEY = 'quote-sent';
export const CONTACT_DRAFT_KEY = 'contact-draft';
export const VISIT_KEY = 'visit';

// On the device: there for the next tab too.
export const QUOTE_UNSENT_KEY = 'quote-unsent';
export const CONTACT_UNSENT_KEY = 'contact-unsent';
/** Each shows that the visitor has been at the quote form, or on the way to it. */
export const QUOTE_KEYS = [QUOTE_DRAFT_KEY, QUOTE_SENT_KEY, QUOTE_UNSENT_KEY, MOVE_FROM_KEY];

export const KEPT_FOR_MS = hoursIn(TERMS.unsentKeptFor) * 60 * 60 * 1000;
