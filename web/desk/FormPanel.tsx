import { type ReactNode, useEffect, useRef } from 'react';
import { AgreementForm } from './AgreementForm.tsx';
import { CallbackForm } from './CallbackForm.tsx';
import { CancelForm } from './CancelForm.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import type { DeskForm } from './desk-draft.ts';
import { PhoneNote } from './PhoneNote.tsx';
import { QuoteWriter } from './QuoteWriter.tsx';
import type { PanelProps } from './use-desk-form.ts';

const PANELS: Readonly<
  Record<DeskForm, { readonly heading: string; readonly Form: (props: PanelProps) => ReactNode }>
> = {
  quoted: { heading: 'The quote', Form: QuoteWriter },
  agreed: { heading: 'They said yes', Form: AgreementForm },
  confirmed: { heading: 'Confirm the day', Form: ConfirmationForm },
  cancelled: { heading: 'Cancel the move', Form: CancelForm },
  phoned: { heading: 'Note a call', Form: PhoneNote },
  callback: { heading: 'Call again', Form: CallbackForm },
};

/** The form that is open, under the card. */
export function FormPanel({ form, ...panel }: PanelProps & { form: DeskForm }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { heading: words, Form } = PANELS[form];
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className="mt-5 rounded-tile border border-line bg-surface p-5"
      aria-labelledby="desk-form"
    >
      <h2 id="desk-form" ref={heading} tabIndex={-1} className="heading-3 text-h3">
        {words}
      </h2>
      <Form {...panel} />
    </section>
  );
}
