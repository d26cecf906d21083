import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DayField } from './DayField.tsx';
import { SinceThen } from './SinceThen.tsx';
import { StoreButtons } from './StoreButtons.tsx';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Notes a yes by phone or in a chat. */
export function AgreementForm(panel: PanelProps) {
  const form = useDeskForm('agreed', panel);
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <p className="text-ink-2">
        By phone or in a chat. Then confirm the day, and they’ll get that by email.
      </p>
      <SinceThen desk={panel.desk} begunAt={form.begunAt} />
      <div className="grid gap-3 md:grid-cols-2">
        <TextField label="Price in rand" inputMode="numeric" {...form.field('price')} />
        <DayField form={form} name="day" label="Day of the move" deskKey={panel.deskKey} />
      </div>
      <TextArea label="What was said" optional rows={2} {...form.field('said')} />
      <StoreButtons onDiscard={form.discard}>They said yes</StoreButtons>
    </form>
  );
}
