import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';
import type { ControlProps } from './desk-field.ts';

interface DayFieldProps extends ControlProps {
  /** A day as its hint names it, unless the field has another hint. */
  inWords: (day: string) => string;
}

/** A day as a date. */
export function DayField({ name, label, optional, hintFor, typed, inWords }: DayFieldProps) {
  const shown = typed[name] ?? '';
  const [isInField, setInField] = useState(false);
  // While 2027 is typed, the field holds the years 0002, 0020 and 0202.
  const day = isInField && shown.startsWith('0') ? '' : shown;
  return (
    <TextField
      name={name}
      type="date"
      label={label}
      optional={optional}
      hint={hintFor(day) ?? (day === '' ? undefined : inWords(day))}
      onFocus={() => setInField(true)}
      onBlur={() => setInField(false)}
    />
  );
}
