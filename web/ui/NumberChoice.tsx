import type { ComponentProps } from 'react';

interface NumberChoiceProps extends ComponentProps<'input'> {
  label: string;
}

/** One of a short row of numbers: a radio drawn as a key. */
export function NumberChoice({ label, ...control }: NumberChoiceProps) {
  return (
    <label className="choice-tile flex h-15 cursor-pointer items-center justify-center font-[650] text-[20px] has-checked:text-jacaranda">
      <input type="radio" className="sr-only" {...control} />
      {label}
    </label>
  );
}
