import { TextArea } from '../ui/TextArea.tsx';
import { SinceThen } from './SinceThen.tsx';
import { StoreButtons } from './StoreButtons.tsx';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Cancels a move after a yes, for either side. */
export function CancelForm(panel: PanelProps) {
  const form = useDeskForm('cancelled', panel);
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <p className="text-ink-2">
        Call them first. They’ll get an email, and the move goes from both calendars.
      </p>
      <SinceThen desk={panel.desk} begunAt={form.begunAt} />
      <TextArea
        label="Why"
        optional
        rows={2}
        hint="They’ll read this in the email."
        {...form.field('said')}
      />
      <StoreButtons onDiscard={form.discard}>Cancel the move</StoreButtons>
    </form>
  );
}
