import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { emailQuoteWithin } from '../../content/terms.ts';
import type { QuoteFormValues } from '../../domain/quote/quote.form.ts';
import { LAST_STEP } from '../../domain/quote/steps.ts';
import { LeaveEmpty } from '../forms/LeaveEmpty.tsx';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { AccessDisclosure } from './AccessDisclosure.tsx';
import { AccessUnscripted } from './AccessUnscripted.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { QUOTE_HONEYPOT_ID, quoteFilling } from './send-quote.ts';
import { useStep } from './step-history.ts';

interface ContactStepProps extends ContactFieldsProps {
  /** Whether a browser without script is asked about both doors: the home page has no room for it. */
  unscriptedAccess: boolean;
}

/** Where to, when, and who is asking: the only step with answers that are needed. */
export function ContactStep({ unscriptedAccess, ...props }: ContactStepProps) {
  const { control, register, errors } = props;
  // Chosen in the HTML too, for whoever has no script: React Hook Form would take a registered choice
  // that the HTML has chosen for the visitor's own, and forget what the tab remembers.
  const { field: delivery } = useController({ control, name: 'deliveryMethod' });
  const deliverBy = (method: QuoteFormValues['deliveryMethod']) => ({
    type: 'radio' as const,
    name: delivery.name,
    value: method,
    checked: delivery.value === method,
    onChange: delivery.onChange,
    onBlur: delivery.onBlur,
  });
  return (
    // The steps before are taps, which take a person no time either; typing begins here.
    <div className="space-y-6" onInput={() => quoteFilling.begin()}>
      <ContactFields {...props}>
        <OnLastStep>
          <AccessDisclosure control={control} register={register} errors={errors} />
        </OnLastStep>
        {unscriptedAccess && <AccessUnscripted />}
      </ContactFields>
      <LeaveEmpty id={QUOTE_HONEYPOT_ID} />
      <ChoiceGroup legend="Send my quote by">
        <div className="grid gap-2.5 md:grid-cols-2">
          <Choice
            {...deliverBy('whatsapp')}
            label="WhatsApp"
            hint="We open the chat for you"
            icon={<MessageCircle strokeWidth={1.5} aria-hidden />}
          />
          <Choice
            {...deliverBy('email')}
            label="Email"
            hint={`Quote within ${emailQuoteWithin}`}
            icon={<Mail strokeWidth={1.5} aria-hidden />}
          />
        </div>
      </ChoiceGroup>
      <PrivacyNotice form="quote" />
    </div>
  );
}

/** Not in the page's HTML, which has no room for what few people open. */
function OnLastStep({ children }: { children: ReactNode }) {
  return useStep() === LAST_STEP && children;
}
