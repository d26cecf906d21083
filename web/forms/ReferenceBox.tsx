import type { ReactNode } from 'react';

interface ReferenceBoxProps {
  reference: string;
  /** Beside it: a button that copies it. */
  children?: ReactNode;
}

/** The reference, large enough to be read out on the phone. */
export function ReferenceBox({ reference, children }: ReferenceBoxProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-3 rounded-tile bg-jacaranda-tint px-4.5 py-4 md:px-6.5 print:px-0">
      <p className="min-w-0">
        <span className="block text-ink-2 text-small">Your reference</span>
        <strong className="block font-extrabold text-title text-jacaranda leading-tight tracking-tight">
          {reference}
        </strong>
      </p>
      {children}
    </div>
  );
}
