import type { ReactNode } from 'react';

const KINDS = {
  fact: 'border-edge',
  outcome: 'mt-3 border-jacaranda bg-surface',
} as const;

interface DeskNoticeProps {
  /** A fact about the page, or what became of the last action. */
  kind?: keyof typeof KINDS;
  role?: 'alert';
  className?: string;
  children: ReactNode;
}

/** A framed line that asks for attention. */
export function DeskNotice({ kind = 'fact', role, className = '', children }: DeskNoticeProps) {
  return (
    <p
      role={role}
      className={`rounded-control border-2 px-4 py-3 leading-snug ${KINDS[kind]} ${className}`}
    >
      {children}
    </p>
  );
}
