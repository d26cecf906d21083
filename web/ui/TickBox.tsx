import type { ComponentProps } from 'react';
import { ChoiceTick } from './Choice.tsx';
import { useChoice } from './form-around.ts';
import { useLocked } from './locked.ts';
import './choice-tile.css';
import './tick-box.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
}

/** A tick next to the label of a control: as low as a line of text, and as easy to hit as a tile. */
export function TickBox({ label, ...control }: TickBoxProps) {
  return (
    <label className="tick-box">
      <input
        type="checkbox"
        className="tick-box-control"
        {...useChoice(control)}
        {...control}
        disabled={useLocked()}
      />
      <ChoiceTick />
      <span>{label}</span>
    </label>
  );
}
