import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { TextField } from '../ui/TextField.tsx';
import type { FieldsProps } from './use-desk-form.ts';
import { useTyped } from './use-typed.ts';

/** When the truck arrives. It says so while the hours are still those of another day. */
export function HoursField({ desk: { confirmation } }: Pick<FieldsProps, 'desk'>) {
  const day = useTyped('day');
  const window = useTyped('window');
  const isOfOther =
    window !== '' && window === confirmation.window && day !== '' && day !== confirmation.day;
  const hint = isOfOther
    ? `These are the hours of ${moveDateInWords(confirmation.day)}.`
    : 'For example: between 8 and 9';
  return <TextField name="window" label="Hours of arrival" hint={hint} />;
}
