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

/** Whole class names, so that Tailwind finds them. */
const WIDTHS = {
  120: 'w-30',
  200: 'w-50',
  312: 'w-78',
} as const;

/** Whole names again (show-states.ts). */
const LOOKS: Partial<Record<State, string>> = {
  hover: 'is-hover',
  focus: 'is-focus',
  pressed: 'is-pressed',
};

interface StatesProps {
  of: string;
  /** The size of each box, in whole pixels, so that one control looks alike in each. */
  width: keyof typeof WIDTHS;
  states: readonly State[];
  children: (state: State) => ReactNode;
}

/** One control in each of its states, with the same text and in boxes of one size: the tests lay the
 *  boxes over each other. */
export function States({ of, width, states, children }: StatesProps) {
  return (
    <ul data-control={of} className="flex flex-wrap gap-2">
      {states.map((state) => (
        <li key={state} className={WIDTHS[width]}>
          <div data-look={state} className={`p-2 ${LOOKS[state] ?? ''}`}>
            {children(state)}
          </div>
          <p className="px-2 text-small">{state}</p>
        </li>
      ))}
    </ul>
  );
}
