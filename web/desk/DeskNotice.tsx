import type { ReactNode } from 'react';

const KINDS = {
  fact: 'border-edge',
  outcome: 'mt-3 border-jacaranda bg-surface',
} as const;

interface DeskNoticeProps {
  /** A fact about the page, or what became of the last action. */
  kind?: keyof typeof KINDS;
  /** Read out as soon as it appears. */
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A framed line that asks for attention. */
export function DeskNotice({ kind = 'fact', urgent, className = '', children }: DeskNoticeProps) {
  return (
    <p
      role={urgent ? 'alert' : undefined}
      className={`rounded-control border-2 px-4 py-3 leading-snug ${KINDS[kind]} ${className}`}
    >
      {children}
    </p>
  );
}
