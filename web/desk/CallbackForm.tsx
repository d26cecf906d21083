import { TextArea } from '../ui/TextArea.tsx';
import { DayField } from './DayField.tsx';
import { StoreButtons } from './StoreButtons.tsx';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Notes the day on which to call the visitor again. */
export function CallbackForm(panel: PanelProps) {
  const form = useDeskForm('callback', panel);
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <p className="text-ink-2">
        No reminders until then. Our morning email brings it up on that day.
      </p>
      <DayField form={form} name="day" label="Call again on" />
      <TextArea label="What about" optional rows={2} {...form.field('said')} />
      <StoreButtons onDiscard={form.discard}>Call again then</StoreButtons>
    </form>
  );
}
