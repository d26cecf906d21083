import { useWatch } from 'react-hook-form';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { TextField } from '../ui/TextField.tsx';
import type { FieldsProps } from './use-desk-form.ts';

/** When the truck arrives. It says so while the hours are still those of another day. */
export function HoursField({ form, desk: { confirmation } }: Pick<FieldsProps, 'form' | 'desk'>) {
  const [day, window] = useWatch({ control: form.control, name: ['day', 'window'] });
  const isOfOther =
    window !== '' && window === confirmation.window && Boolean(day) && day !== confirmation.day;
  const hint = isOfOther
    ? `These are the hours of ${moveDateInWords(confirmation.day)}.`
    : 'For example: between 8 and 9';
  return <TextField label="Hours of arrival" hint={hint} {...form.field('window')} />;
}
