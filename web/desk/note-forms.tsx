import type { ReactNode } from 'react';
import { termsOf } from '../../content/terms.ts';
import { ACTION_NAMES } from '../../domain/desk/action-names.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AgreementHint } from './AgreementHint.tsx';
import { BillFields, PaidBy } from './BillFields.tsx';
import { DayField } from './DayField.tsx';
import type { ShortForm } from './desk-draft.ts';
import { NO_TERMS } from './form-values.ts';
import { HoursField } from './HoursField.tsx';
import { PaperFields } from './PaperFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { SelectField } from './SelectField.tsx';
import type { PanelProps, useDeskForm } from './use-desk-form.ts';

export type NoteName = Exclude<ShortForm, 'quoted' | 'linked'>;

interface FieldsProps extends Pick<PanelProps, 'deskKey' | 'desk'> {
  form: ReturnType<typeof useDeskForm>;
}

interface Note {
  readonly intro?: string;
  /** Notes what others know too, so that nothing that came in between changes it. */
  readonly isRecord?: true;
  readonly Fields: (panel: FieldsProps) => ReactNode;
  /** The label of the main button, if it is not the heading. */
  readonly button?: string;
}

/** The team's notes on agreements and acts elsewhere. */
export const NOTES: Readonly<Record<NoteName, Note>> = {
  agreed: {
    intro: 'By phone or in a chat. Then confirm the day, and they’ll hear that from us.',
    Fields: ({ form, deskKey, desk }) => (
      <>
        <PriceFields form={form} />
        <DayField
          form={form}
          name="day"
          label="Day of the move"
          deskKey={deskKey}
          gates={desk.gates}
        />
        <SelectField
          form={form}
          name="terms"
          label="Had they our terms?"
          hint="On their page, in our email or in the chat: payment, refunds, insurance, cancelling."
          options={{ [termsOf]: `Yes, those of ${termsOf}`, [NO_TERMS]: 'No' }}
        />
        <TextArea label="What was said" optional rows={2} {...form.field('said')} />
      </>
    ),
  },
  confirmed: {
    Fields: ({ form, deskKey, desk }) => (
      <>
        <div className="grid gap-3 md:grid-cols-2">
          <DayField
            form={form}
            name="day"
            label="Day of the move"
            deskKey={deskKey}
            gates={desk.gates}
          />
          <HoursField form={form} desk={desk} />
        </div>
        <PriceFields form={form} isFirm />
        <div className="grid gap-3 md:grid-cols-2">
          <TextField label="People" inputMode="numeric" {...form.field('people')} />
          <TextField label="Trucks" inputMode="numeric" {...form.field('trucks')} />
        </div>
        <PaperFields form={form} desk={desk} />
        <AgreementHint form={form} desk={desk} />
      </>
    ),
  },
  settled: {
    Fields: BillFields,
    button: ACTION_NAMES.settled,
  },
  paid: {
    Fields: ({ form }) => (
      <>
        <PaidBy form={form} name="how" />
        <DayField form={form} name="paidOn" label="Paid on" />
      </>
    ),
    button: 'It’s paid',
  },
  cancelled: {
    Fields: ({ form, desk }) => (
      <>
        <SelectField
          form={form}
          name="askedBy"
          label="Who asked for it?"
          options={{ customer: 'They did, by phone or in a chat', company: 'We did' }}
        />
        <TextArea
          label="Why"
          optional
          rows={2}
          hint={desk.isDayOver ? 'They’ll read this on their page.' : 'They’ll read this.'}
          {...form.field('said')}
        />
      </>
    ),
  },
  phoned: {
    isRecord: true,
    Fields: ({ form }) => (
      <TextArea
        label="What was said"
        rows={2}
        maxLength={5000}
        hint="For your colleagues: how you answered, and what you agreed."
        {...form.field('said')}
      />
    ),
    button: 'Note the answer',
  },
  callback: {
    intro:
      'The morning email of that day brings it up. Until then nothing reminds you, except to confirm the day of a yes.',
    isRecord: true,
    Fields: ({ form }) => (
      <>
        <DayField form={form} name="day" label="Call again on" />
        <TextArea label="What about" optional rows={2} {...form.field('said')} />
      </>
    ),
    button: 'Call again then',
  },
  undelivered: {
    intro:
      'To us, as mail that couldn’t be delivered. Call them: until the address is corrected, their page asks for it.',
    Fields: ({ form }) => (
      <TextArea
        label="What the mail server said"
        optional
        rows={2}
        hint="For your colleagues. For example: no such mailbox."
        {...form.field('said')}
      />
    ),
    button: 'Note that it came back',
  },
  refused: {
    intro: 'Reminders will stop, and the visitor’s page says that we can’t do it.',
    Fields: () => null,
    button: 'Yes, not for us',
  },
};
