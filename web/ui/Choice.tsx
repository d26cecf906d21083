import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface ChoiceProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: string;
  /** A second line under the label. */
  hint?: string;
  icon?: ReactNode;
  /** 'stacked' puts the icon above the label on phones, for tiles two across. */
  layout?: 'row' | 'stacked';
}

/** A tile that is chosen or not. All of it is the target; chosen shows by tint, border and tick. */
export function Choice({ type, label, hint, icon, layout = 'row', ...control }: ChoiceProps) {
  const stacked = layout === 'stacked';
  return (
    <label
      className={`choice-tile grid cursor-pointer items-center ${
        stacked
          ? 'min-h-21 gap-x-3 px-3.5 grid-cols-[1fr_auto] grid-rows-[auto_1fr] py-3 md:min-h-14 md:grid-cols-[auto_1fr_auto] md:grid-rows-1 md:py-1.5'
          : 'min-h-14 gap-x-3.5 px-4 grid-cols-[auto_1fr_auto] py-2.5'
      }`}
    >
      <input type={type} className="peer sr-only" {...control} />
      {icon && <span className="col-start-1 row-start-1 text-jacaranda">{icon}</span>}
      <span
        className={`min-w-0 font-[650] leading-tight ${
          stacked
            ? 'col-span-2 row-start-2 self-end text-[16px] md:col-span-1 md:col-start-2 md:row-start-1 md:self-center'
            : 'col-start-2 text-[17px]'
        }`}
      >
        {label}
        {hint && <span className="mt-0.5 block font-normal text-ink-2 text-small">{hint}</span>}
      </span>
      <span
        className={`choice-tick ${type === 'radio' ? 'rounded-full' : 'rounded-tick'} ${
          stacked ? 'col-start-2 row-start-1 md:col-start-3' : 'col-start-3'
        }`}
        aria-hidden
      >
        <Check size={16} strokeWidth={2.75} />
      </span>
    </label>
  );
}
