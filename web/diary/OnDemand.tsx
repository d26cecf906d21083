import { useState } from 'react';
import type { Elements } from '../ui/elements.ts';

interface OnDemandProps {
  summary: string;
  children: () => Elements;
}

/** What there may be thousands of: it is rendered once somebody opens it. */
export function OnDemand({ summary, children }: OnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="diary-on-demand"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
