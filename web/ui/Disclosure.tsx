import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './disclosure.css';
import type { Elements } from './elements.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** The label of the row that opens and closes it. */
  summary: ReactNode;
  children: Elements;
}

/** Content behind one press on a row, with or without script. */
export function Disclosure({ summary, children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      <summary className="disclosure">
        <span>{summary}</span>
        <Icon drawing={ChevronDown} size={20} className="disclosure-chevron" />
      </summary>
      {children}
    </details>
  );
}
