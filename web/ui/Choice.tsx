import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { useChoice } from './form-around.ts';
import { Icon } from './Icon.tsx';
import { useLocked } from './locked.ts';
import './choice-tile.css';
import './choice.css';

interface ChoiceProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: string;
  /** A second line under the label. */
  hint?: string;
  icon?: ReactNode;
  /** 'stacked' puts the icon above the label on phones, for tiles two across. */
  layout?: 'row' | 'stacked';
}

/** A tile for a choice. All of it is the target; tint, border and tick show that it is chosen. */
export function Choice({ type, label, hint, icon, layout = 'row', ...control }: ChoiceProps) {
  return (
    <label className={`choice-tile ${layout === 'row' ? 'choice-row' : 'choice-stacked'}`}>
      <input
        type={type}
        className="choice-control"
        {...useChoice(control)}
        {...control}
        disabled={useLocked()}
      />
      {icon && <span className="text-jacaranda">{icon}</span>}
      <span className="choice-label">
        <span>{`${label} `}</span>
        {hint && <span className="mt-0.5 block font-normal text-ink-2 text-small">{hint}</span>}
      </span>
      <ChoiceTick />
    </label>
  );
}

/** The tick of a tile, which shows that it is chosen. */
export function ChoiceTick() {
  return (
    <span className="choice-tick" aria-hidden>
      <Icon drawing={Check} size={16} strokeWidth={2.75} />
    </span>
  );
}
