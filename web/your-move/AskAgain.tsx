import type { ReactNode } from 'react';
import { takeFocus } from '../ui/take-focus.ts';

interface AskAgainProps {
  heading: string;
  /** 4 below the heading of a row of the stored data. */
  level: 3 | 4;
  takesFocus?: boolean;
  children: ReactNode;
}

/** A question before something that cannot be undone. */
export function AskAgain({ heading, level, takesFocus = true, children }: AskAgainProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="w-full rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">
      <Heading
        ref={takesFocus ? takeFocus : null}
        tabIndex={-1}
        className="scroll-mt-32 font-bold text-brick text-lead leading-tight"
      >
        {heading}
      </Heading>
      {children}
    </div>
  );
}
