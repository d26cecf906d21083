import type { ReactNode } from 'react';

/** Caused by a pointer, the keyboard or a finger (show-states.ts), or by the control itself. */
export type State = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled' | 'wrong' | 'chosen';

/** Whole class names, so that Tailwind finds them. */
const WIDTHS = {
  120: 'grid-cols-[repeat(5,120px)]',
  200: 'grid-cols-[repeat(3,200px)]',
  312: 'grid-cols-[repeat(2,312px)]',
} as const;

interface StatesProps {
  of: string;
  /** The size of each box, in whole pixels, so that one control looks alike in each. */
  width: keyof typeof WIDTHS;
  states: readonly State[];
  children: (state: State) => ReactNode;
}

/** One control in each of its states, with the same words and in boxes of one size: the tests lay the
 *  boxes over each other. */
export function States({ of, width, states, children }: StatesProps) {
  return (
    <ul data-control={of} className={`grid gap-2 ${WIDTHS[width]}`}>
      {states.map((state) => (
        <li key={state}>
          <div data-look={state} className={`is-${state} p-2`}>
            {children(state)}
          </div>
          <p className="px-2 text-small">{state}</p>
        </li>
      ))}
    </ul>
  );
}
