import { TextField } from '../ui/TextField.tsx';
import type { FieldsProps } from './use-desk-form.ts';

/** How many people and trucks come. */
export function CrewSize({ form, optional }: Pick<FieldsProps, 'form'> & { optional?: true }) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField label="People" optional={optional} inputMode="numeric" {...form.field('people')} />
      <TextField label="Trucks" optional={optional} inputMode="numeric" {...form.field('trucks')} />
    </div>
  );
}
