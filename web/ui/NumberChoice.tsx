import type { ComponentProps } from 'react';
import { useChoice } from './form-around.ts';
import { useLocked } from './locked.ts';
import './choice-tile.css';
import './number-choice.css';

/** One of a short row of numbers: a radio drawn as a key. */
export function NumberChoice({ label, ...control }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="choice-tile number-choice">
      <input
        type="radio"
        className="choice-control"
        {...useChoice(control)}
        {...control}
        disabled={useLocked()}
      />
      <span>{label}</span>
    </label>
  );
}
