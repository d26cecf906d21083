import { type Control, useWatch } from 'react-hook-form';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { TextField } from '../ui/TextField.tsx';
import type { Typed } from './desk-draft.ts';
import { SameDay } from './SameDay.tsx';
import type { useDeskForm } from './use-desk-form.ts';

interface DayFieldProps {
  form: ReturnType<typeof useDeskForm>;
  name: string;
  label: string;
  optional?: boolean;
  /** Shows what else is planned for the day. */
  deskKey?: string;
  /** Said instead of the weekday. */
  hint?: ((day: string) => string | undefined) | undefined;
}

/** A day as a date, with its weekday in words. */
export function DayField({ form, name, label, optional = false, deskKey, hint }: DayFieldProps) {
  const day = useWatch({ control: form.fields.control as Control<Typed>, name }) ?? '';
  return (
    <div>
      <TextField
        type="date"
        label={label}
        optional={optional}
        hint={hint?.(day) ?? (day === '' ? undefined : moveDateInWords(day))}
        {...form.field(name)}
      />
      {deskKey !== undefined && <SameDay deskKey={deskKey} day={day} />}
    </div>
  );
}
