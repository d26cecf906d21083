import { termsOf } from '../../content/terms.ts';
import { PAID } from '../../domain/quote/bill-in-words.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import type { Elements } from '../ui/elements.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { AgreementHint } from './AgreementHint.tsx';
import { BillFields } from './BillFields.tsx';
import { CrewSize } from './CrewSize.tsx';
import { DayField } from './DayField.tsx';
import type { ShortForm } from './desk-draft.ts';
import { NO_TERMS } from './form-values.ts';
import { HoursField } from './HoursField.tsx';
import { PaperFields } from './PaperFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { SelectField } from './SelectField.tsx';
import type { FieldsProps } from './use-desk-form.ts';

export type NoteName = Exclude<ShortForm, 'quoted' | 'linked'>;

interface Note {
  readonly intro?: string;
  /** Notes what others know too, so that nothing that came in between changes it. */
  readonly isRecord?: true;
  readonly Fields: (panel: FieldsProps) => Elements;
  /** The label of the main button, if it is not the heading. */
  readonly button?: string;
}

/** The day that they agree on. */
function MoveDay({ deskKey, desk }: FieldsProps) {
  return <DayField deskKey={deskKey} name="day" label="Day of the move" gates={desk.gates} />;
}

/** The team's notes on agreements and acts elsewhere. */
export const NOTES: Readonly<Record<NoteName, Note>> = {
  agreed: {
    intro: 'By phone or in a chat. Then confirm the day, and they’ll hear that from us.',
    Fields: (panel) => (
      <>
        <PriceFields />
        <MoveDay {...panel} />
        <SelectField
          name="terms"
          label="Had they our terms?"
          hint="On their page, in our email or in the chat: payment, refunds, insurance, cancelling."
          options={{ [termsOf]: `Yes, those of ${termsOf}`, [NO_TERMS]: 'No' }}
        />
        <TextArea name="said" rows={2} label="What was said" optional />
      </>
    ),
  },
  confirmed: {
    Fields: (panel) => (
      <>
        <div className="grid gap-3 md:grid-cols-2">
          <MoveDay {...panel} />
          <HoursField {...panel} />
        </div>
        <PriceFields isFirm />
        <CrewSize />
        <PaperFields {...panel} />
        <AgreementHint {...panel} />
      </>
    ),
  },
  settled: {
    Fields: BillFields,
    button: ACTION_NAMES.settled,
  },
  paid: {
    Fields: () => (
      <>
        <SelectField name="how" label="Paid" options={PAID} />
        <DayField name="paidOn" label="Paid on" />
      </>
    ),
    button: 'It’s paid',
  },
  cancelled: {
    Fields: ({ desk }) => (
      <>
        <SelectField
          name="askedBy"
          label="Who asked for it?"
          options={{ customer: 'They did, by phone or in a chat', company: 'We did' }}
        />
        <TextArea
          name="said"
          rows={2}
          label="Why"
          optional
          hint={desk.isDayOver ? 'They’ll read this on their page.' : 'They’ll read this.'}
        />
      </>
    ),
  },
  phoned: {
    isRecord: true,
    Fields: () => (
      <TextArea
        name="said"
        rows={2}
        label="What was said"
        hint="For your colleagues: how you answered, and what you agreed."
      />
    ),
    button: 'Note the answer',
  },
  callback: {
    intro:
      'The morning email of that day brings it up. Until then nothing reminds you, except to confirm the day of a yes.',
    isRecord: true,
    Fields: () => (
      <>
        <DayField name="day" label="Call again on" />
        <TextArea name="said" rows={2} label="What about" optional />
      </>
    ),
    button: 'Call again then',
  },
  undelivered: {
    intro:
      'To us, as mail that couldn’t be delivered. Call them: until the address is corrected, their page asks for it.',
    Fields: () => (
      <TextArea
        name="said"
        rows={2}
        label="What the mail server said"
        optional
        hint="For your colleagues. For example: no such mailbox."
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
