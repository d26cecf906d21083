import type { ReactNode } from 'react';
import { takeFocus } from '../ui/take-focus.ts';

/** A question before something that cannot be undone. It takes the focus. */
export function AskAgain({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="w-full rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">
      <h4
        ref={takeFocus}
        tabIndex={-1}
        className="scroll-mt-32 font-bold text-brick text-lead leading-tight"
      >
        {heading}
      </h4>
      {children}
    </div>
  );
}
