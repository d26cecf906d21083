import { CalendarDays, Mail, MapPin, MessageCircle } from 'lucide-react';
import { type FieldErrors, useController } from 'react-hook-form';
import type { QuoteFormValues } from '../../domain/quote/quote.form.ts';
import { LeaveEmpty } from '../forms/LeaveEmpty.tsx';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AccessDisclosure } from './AccessDisclosure.tsx';
import { LateDateHint } from './LateDateHint.tsx';
import { fieldId, type QuoteForm } from './quote-form.ts';
import { QUOTE_HONEYPOT_ID, quoteFilling } from './send-quote.ts';

interface ContactStepProps {
  control: QuoteForm['control'];
  register: QuoteForm['register'];
  setValue: QuoteForm['setValue'];
  errors: FieldErrors<QuoteFormValues>;
}

/** Where to, when, and who is asking: the only step with answers that are needed. */
export function ContactStep({ control, register, setValue, errors }: ContactStepProps) {
  const field = (name: keyof QuoteFormValues) => ({
    id: fieldId(name),
    error: errors[name]?.message,
    ...register(name),
  });
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
      <div className="grid grid-cols-[20px_1fr] gap-x-3 md:gap-x-5">
        <span className="route-line" aria-hidden>
          <span className="route-start" />
          <MapPin size={26} strokeWidth={1.75} className="text-jacaranda" />
        </span>
        <div className="space-y-6">
          <TextField
            {...field('fromAddress')}
            label="Moving from"
            placeholder="Street, number and suburb"
            autoComplete="street-address"
            autoCapitalize="words"
          />
          <TextField
            {...field('toAddress')}
            label="Moving to"
            placeholder="Street, number and suburb"
            autoComplete="off"
            autoCapitalize="words"
          />
        </div>
      </div>
      <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-2">
        <TextField
          {...field('moveDate')}
          label="Move date"
          type="date"
          icon={<CalendarDays size={24} strokeWidth={1.75} aria-hidden />}
        />
        <TextField
          {...field('name')}
          label="Your name"
          autoComplete="name"
          autoCapitalize="words"
        />
        <TextField
          {...field('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <LateDateHint control={control} setValue={setValue} />
      <LeaveEmpty id={QUOTE_HONEYPOT_ID} />
      <TextArea
        {...field('additionalNotes')}
        label="Anything else?"
        optional
        rows={4}
        placeholder="Gate code, stairs, a piano, a cat that bolts…"
      />
      <AccessDisclosure control={control} register={register} errors={errors} />
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
            hint="Answer within 24 hours"
            icon={<Mail strokeWidth={1.5} aria-hidden />}
          />
        </div>
      </ChoiceGroup>
      <PrivacyNotice form="quote" />
    </div>
  );
}
