import type { ComponentProps } from 'react';
import './choice-tile.css';

/** One of a short row of numbers: a radio drawn as a key. */
export function NumberChoice({ label, ...control }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="choice-tile grid h-15 place-items-center font-semibold">
      <input type="radio" className="choice-control peer" {...control} />
      <span className="text-lead peer-checked:text-jacaranda">{label}</span>
    </label>
  );
}
