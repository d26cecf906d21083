import { type ReactNode, useEffect, useRef } from 'react';

/** A question before something that cannot be undone. It takes the focus. */
export function AskAgain({ heading, children }: { heading: string; children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="w-full rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">
      <h4
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-32 font-bold text-brick text-lead leading-tight"
      >
        {heading}
      </h4>
      {children}
    </div>
  );
}
