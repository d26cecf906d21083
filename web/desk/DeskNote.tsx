import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';

/** The sheet that is shown when there is nothing else. */
export function DeskNote({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Sheet className="mx-auto max-w-160">
      <h1 className="heading-2 text-h3">{heading}</h1>
      <div className="mt-3 space-y-4 text-ink-2">{children}</div>
    </Sheet>
  );
}
