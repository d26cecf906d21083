import { useState } from 'react';
import type { Typed } from '../forms/typed-list.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import type { Elements } from '../ui/elements.ts';

interface FoldedFieldsProps {
  summary: string;
  /** The fields behind it. */
  names: readonly string[];
  typed: Typed;
  children: Elements;
}

/** Fields that few need, behind a summary; open if one of them has something. */
export function FoldedFields({ summary, names, typed, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(() => names.some((name) => typed[name]?.trim()));
  return (
    <Disclosure
      summary={summary}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="grid gap-3 pt-3 md:grid-cols-2">{children}</div>
    </Disclosure>
  );
}
