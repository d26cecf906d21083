import { useState } from 'react';
import { moveDateWithSeason } from '../../domain/dates/date-advice.ts';
import { TextField } from '../ui/TextField.tsx';
import type { ControlProps } from './desk-field.ts';

/** A day as a date. Its hint is the name of its weekday, unless it has another one. */
export function DayField({ name, label, optional, hintFor, typed }: ControlProps) {
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
      hint={hintFor(day) ?? (day === '' ? undefined : moveDateWithSeason(day))}
      onFocus={() => setInField(true)}
      onBlur={() => setInField(false)}
    />
  );
}
