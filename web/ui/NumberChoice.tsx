import type { ComponentProps } from 'react';

interface NumberChoiceProps extends ComponentProps<'input'> {
  label: string;
}

/** One of a short row of numbers: a radio drawn as a key. */
export function NumberChoice({ label, ...control }: NumberChoiceProps) {
  return (
    <label className="choice-tile choice-number">
      <input type="radio" className="sr-only" {...control} />
      {label}
    </label>
  );
}
