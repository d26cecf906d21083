import type { ReactNode } from 'react';
import { takeFocus } from '../ui/take-focus.ts';

interface AskAgainProps {
  heading: string;
  takesFocus?: boolean;
  children: ReactNode;
}

/** A question before something that cannot be undone. */
export function AskAgain({ heading, takesFocus = true, children }: AskAgainProps) {
  return (
    <div className="w-full rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">
      <h4
        ref={takesFocus ? takeFocus : null}
        tabIndex={-1}
        className="scroll-mt-32 font-bold text-brick text-lead leading-tight"
      >
        {heading}
      </h4>
      {children}
    </div>
  );
}
