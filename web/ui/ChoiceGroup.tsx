import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  legend: string;
  optional?: boolean;
  /** Stands at the right end of the legend: a count, for example. */
  aside?: ReactNode;
  /** A group inside a step reads as a label; one that heads a list reads as a heading. */
  size?: 'label' | 'heading';
  children: ReactNode;
}

/** Choices that belong together, named for everybody by their legend. */
export function ChoiceGroup({
  legend,
  optional,
  aside,
  size = 'label',
  children,
}: ChoiceGroupProps) {
  const text = size === 'label' ? 'font-[650] leading-tight' : 'heading-3 text-[21px]';
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 flex w-full items-baseline justify-between gap-4">
        <span className={text}>
          {legend} {optional && <span className="aside">(optional)</span>}
        </span>
        {aside}
      </legend>
      {children}
    </fieldset>
  );
}
