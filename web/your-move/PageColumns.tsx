import type { ReactNode } from 'react';
import { Columns } from '../ui/Columns.tsx';

interface PageColumnsProps {
  heading: string;
  lead: ReactNode;
  /** Under the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page’s heading with its subject beside it; one below the other on phones. No grid on paper:
 *  Firefox moves the one row of a grid to the next page as a whole. */
export function PageColumns({ heading, lead, aside, children }: PageColumnsProps) {
  return (
    <Columns first={4} last={7} sticky className="gap-y-8 print:block">
      <div className="print:hidden">
        <h1 className="heading-2 text-h2">{heading}</h1>
        <p className="mt-4 text-ink-2 text-lead">{lead}</p>
        {aside}
      </div>
      {children}
    </Columns>
  );
}
