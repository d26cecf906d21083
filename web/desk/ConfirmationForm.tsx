import { TextField } from '../ui/TextField.tsx';
import { DayField } from './DayField.tsx';
import { SinceThen } from './SinceThen.tsx';
import { StoreButtons } from './StoreButtons.tsx';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

/** Confirms the day to the visitor. */
export function ConfirmationForm(panel: PanelProps) {
  const form = useDeskForm('confirmed', panel);
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      <p className="text-ink-2">
        They’ll get this by email, with a file for their calendar. That fixes the day.
      </p>
      <SinceThen desk={panel.desk} begunAt={form.begunAt} />
      <div className="grid gap-3 md:grid-cols-2">
        <DayField form={form} name="day" label="Day of the move" deskKey={panel.deskKey} />
        <TextField
          label="Hours of arrival"
          hint="For example: between 8 and 9"
          {...form.field('window')}
        />
      </div>
      <TextField
        label="Price in rand"
        inputMode="numeric"
        hint="The exact price, even if you quoted a range."
        {...form.field('price')}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <TextField label="People" inputMode="numeric" {...form.field('people')} />
        <TextField label="Trucks" inputMode="numeric" {...form.field('trucks')} />
      </div>
      <StoreButtons onDiscard={form.discard}>Confirm the day</StoreButtons>
    </form>
  );
}
