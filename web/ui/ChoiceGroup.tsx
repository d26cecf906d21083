import type { Elements } from './elements.ts';

interface ChoiceGroupProps {
  legend: string;
  optional?: boolean;
  /** Content at the right end of the legend: a count, for example. */
  aside?: Elements;
  /** A group inside a step reads as a label; one that heads a list reads as a heading. */
  size?: 'label' | 'heading';
  children: Elements;
}

/** Choices that belong together, with a legend for every kind of visitor. */
export function ChoiceGroup({ legend, optional, aside, size, children }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex md:mb-2.5 w-full flex-wrap items-baseline justify-between gap-x-4">
        <span
          className={size === 'heading' ? 'heading-3 text-lead' : 'font-semibold leading-tight'}
        >
          <span>{legend}</span>
          {optional && <span className="font-normal text-ink-2"> (optional)</span>}
        </span>{' '}
        {aside}
      </legend>
      {children}
    </fieldset>
  );
}
