import type { ReactNode } from 'react';

/** Caused by a pointer, the keyboard or a finger (show-states.ts), or by the control itself. */
export type State =
  | 'rest'
  | 'hover'
  | 'focus'
  | 'pressed'
  | 'disabled'
  | 'wrong'
  | 'chosen'
  | 'open';

interface StatesProps {
  of: string;
  /** The class for the width of each box, in whole pixels, so that one control looks alike in each. */
  width: 'style-narrow' | 'style-medium' | 'style-wide';
  states: readonly State[];
  children: (state: State) => ReactNode;
}

/** One control in each of its states, with the same text and in boxes of one size: the tests lay the
 *  boxes over each other. */
export function States({ of, width, states, children }: StatesProps) {
  return (
    <ul data-control={of} className="flex flex-wrap gap-2">
      {states.map((state) => (
        <li key={state} className={width}>
          <div data-look={state} className={`style-box is-${state}`}>
            {children(state)}
          </div>
          <p className="style-state text-small">{state}</p>
        </li>
      ))}
    </ul>
  );
}
