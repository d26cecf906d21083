import { TextArea } from '../ui/TextArea.tsx';
import { StoreButtons } from './StoreButtons.tsx';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Notes an answer that the website did not see. */
export function PhoneNote(panel: PanelProps) {
  const form = useDeskForm('phoned', panel);
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <TextArea
        label="What was said"
        rows={2}
        maxLength={5000}
        hint="A line for your colleagues: what you agreed."
        {...form.field('said')}
      />
      <StoreButtons onDiscard={form.discard}>Note the call</StoreButtons>
    </form>
  );
}
