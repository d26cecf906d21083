import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { takeFocus } from '../ui/take-focus.ts';

interface TeamNoteProps {
  heading: string;
  children: ReactNode;
  /** Takes the focus when it replaces the part in use. */
  focused?: boolean;
}

/** The sheet that is shown when there is nothing else. */
export function TeamNote({ heading, children, focused = false }: TeamNoteProps) {
  return (
    <Sheet className="mx-auto max-w-160">
      <h1 ref={focused ? takeFocus : null} tabIndex={-1} className="heading-2 text-h3">
        {heading}
      </h1>
      <div className="mt-3 space-y-4 text-ink-2">{children}</div>
    </Sheet>
  );
}
