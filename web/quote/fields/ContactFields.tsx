import { CalendarDays } from 'lucide';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldId, type QuoteFormApi } from '../quote-form-api.ts';
import { LazyDateHint } from './LazyDateHint.tsx';
import { LazyRoadHint } from './LazyRoadHint.tsx';
import { Route } from './Route.tsx';

export interface ContactFieldsProps {
  control: QuoteFormApi['control'];
  register: QuoteFormApi['register'];
  setValue: QuoteFormApi['setValue'];
  errors: FieldErrors<QuoteFormValues>;
}

/** Destination, date and the visitor's details.
 *  @param props.children content after the notes */
export function ContactFields({
  control,
  register,
  setValue,
  errors,
  children,
}: ContactFieldsProps & { children: ReactNode }) {
  const field = (name: keyof QuoteFormValues) => ({
    id: fieldId(name),
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <Route of="fields">
        <div className="space-y-6">
          <TextField
            {...field('fromAddress')}
            label="Moving from"
            placeholder="Street, number and suburb"
            autoComplete="address-line1"
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
      </Route>
      <LazyRoadHint control={control} />
      <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-2">
        <div>
          <TextField
            {...field('moveDate')}
            label="Move date"
            type="date"
            icon={<Icon drawing={CalendarDays} size={24} strokeWidth={1.75} />}
          />
          <LazyDateHint control={control} setValue={setValue} />
        </div>
        <TextField
          {...field('name')}
          label="Your name"
          autoComplete="name"
          autoCapitalize="words"
        />
        <TextField
          {...field('phone')}
          label="Phone"
          hint="Ten digits, such as 082 555 0134"
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
      <TextArea
        {...field('additionalNotes')}
        label="Anything else?"
        optional
        rows={4}
        placeholder="Stairs, a piano, a cat that bolts…"
      />
      {children}
    </>
  );
}
