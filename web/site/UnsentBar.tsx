import './unsent-bar.css';
import type { KindName } from '../../domain/request/kind.ts';
import { NOT_SENT_HASH } from '../forms/NotSent.tsx';
import { CONTACT_UNSENT_KEY, KEPT_FOR_MS, QUOTE_UNSENT_KEY } from '../memory/storage-keys.ts';
import type { UnsentForm } from './unsent-bar.ts';

const KEPT_FORMS: Readonly<Record<KindName, UnsentForm>> = {
  request: [QUOTE_UNSENT_KEY, '/api/quote-requests', `/get-quote${NOT_SENT_HASH}`, 'quote request'],
  message: [CONTACT_UNSENT_KEY, '/api/contact-submissions', `/contact${NOT_SENT_HASH}`, 'message'],
};

/** Leads to a form that waits on this device; `unsent-bar.ts` shows it: after the footer, and at the lower
 *  edge of the screen until then, so that it shifts no content. Its text comes from there too: browsers for text
 *  show what is hidden. */
export function UnsentBar() {
  return (
    // biome-ignore lint/a11y/useAnchorContent: the script that shows it writes its text.
    <a
      id="unsent-bar"
      href="/get-quote"
      className="unsent-bar sticky bottom-0 z-20 border-brick border-t-3 bg-brick-tint font-semibold underline underline-offset-4"
      data-forms={JSON.stringify(Object.values(KEPT_FORMS))}
      data-ms={KEPT_FOR_MS}
      hidden
    />
  );
}
