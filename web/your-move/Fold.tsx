import { ChevronDown, ChevronUp } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

interface FoldProps {
  heading: ReactNode;
  level: 2 | 3 | 4;
  /** Of the heading. */
  id?: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** Content behind one press on its heading. On paper it is there: not details, which browsers print closed. */
export function Fold({ heading, level, id, isOpen: first = false, ...props }: FoldProps) {
  const { className = '', children } = props;
  const [isOpen, setOpen] = useState(first);
  const contentId = useId();
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading id={id} className={`text-body ${className}`}>
        <button
          type="button"
          className="flex w-full cursor-pointer items-center justify-between gap-4 py-2.5 text-left font-bold leading-snug hover:text-jacaranda"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="wrap-anywhere">{heading}</span>
          <Icon
            drawing={isOpen ? ChevronUp : ChevronDown}
            size={20}
            className="shrink-0 text-jacaranda print:hidden"
          />
        </button>
      </Heading>
      <div id={contentId} className={isOpen ? undefined : 'not-print:hidden'}>
        {children}
      </div>
    </>
  );
}
