import { Mail, MessageCircle } from 'lucide';
import { questionsLink } from '../../../content/questions-link.ts';
import { emailQuoteWithin } from '../../../content/terms.ts';
import { LeaveEmpty } from '../../forms/LeaveEmpty.tsx';
import { PrivacyNotice } from '../../forms/PrivacyNotice.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LINK } from '../../ui/text-link.ts';
import { ContactFields } from '../fields/ContactFields.tsx';
import { MoreDisclosure } from '../fields/MoreDisclosure.tsx';
import { QUOTE_HONEYPOT_ID } from '../send-quote.ts';
import { quoteInTab } from '../state/quote-draft.ts';

export interface ContactStepProps {
  /** Whether a browser without script is asked about both doors: the home page has no room for it. */
  unscriptedAccess: boolean;
  /** Whether it asks about both doors: the page's HTML has no room for what few people open. */
  withAccess: boolean;
}

/** Destination, date and the visitor's details: the only step with required answers. */
export function ContactStep({ unscriptedAccess, withAccess }: ContactStepProps) {
  return (
    // The earlier steps are taps, which take a person no time either; typing begins here.
    <div className="space-y-3.5 md:space-y-6" onInput={() => quoteInTab.begin()}>
      <ContactFields />
      <MoreDisclosure withAccess={withAccess} unscripted={unscriptedAccess} />
      <LeaveEmpty id={QUOTE_HONEYPOT_ID} />
      <ChoiceGroup legend="Send my quote by">
        <div className="choice-pair grid gap-2.5">
          <Choice
            type="radio"
            name="deliveryMethod"
            value="whatsapp"
            label="WhatsApp"
            hint="We’ll open the chat for you"
            icon={<Icon drawing={MessageCircle} strokeWidth={1.5} className="max-md:hidden" />}
          />
          <Choice
            type="radio"
            name="deliveryMethod"
            value="email"
            label="Email"
            hint={`Quote within ${emailQuoteWithin}`}
            icon={<Icon drawing={Mail} strokeWidth={1.5} className="max-md:hidden" />}
          />
        </div>
      </ChoiceGroup>
      <div className="text-ink-2 text-small leading-snug">
        <PrivacyNotice form="quote" />
        <a href={questionsLink.href} className={`inline-block py-1 ${LINK}`}>
          {questionsLink.label}
        </a>
      </div>
    </div>
  );
}
