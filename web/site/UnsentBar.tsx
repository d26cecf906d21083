import { CONTACT_UNSENT_KEY, KEPT_FOR_MS, QUOTE_UNSENT_KEY } from '../forms/storage-keys.ts';
import type { UnsentForm } from './unsent-bar.ts';
import './unsent-bar.css';

const KEPT_FORMS: readonly UnsentForm[] = [
  [QUOTE_UNSENT_KEY, '/api/quote-requests', '/get-quote', 'quote request'],
  [CONTACT_UNSENT_KEY, '/api/contact-submissions', '/contact', 'message'],
];

/** Leads to a form that waits on this device; `unsent-bar.ts` shows it. */
export function UnsentBar() {
  return (
    <a
      className="unsent-bar"
      href="/get-quote"
      data-forms={JSON.stringify(KEPT_FORMS)}
      data-ms={KEPT_FOR_MS}
      hidden
    >
      Your quote request is not sent yet
    </a>
  );
}
