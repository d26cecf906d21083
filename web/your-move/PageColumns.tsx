import type { ReactNode } from 'react';
import { Columns } from '../ui/Columns.tsx';
import type { Elements } from '../ui/elements.ts';

interface PageColumnsProps {
  /** Empty where it is above the columns. */
  heading?: string;
  lead?: ReactNode;
  /** Above everything, and on paper: the quote. The column then takes its width, and scrolls with the page. */
  paper?: ReactNode;
  /** Under the lead. */
  aside?: ReactNode;
  children: Elements;
}

/** The page’s heading with its subject beside it; one below the other on phones. No grid on paper:
 *  Firefox moves the one row of a grid to the next page as a whole. */
export function PageColumns(props: PageColumnsProps) {
  const { heading = 'Your move', lead, paper, aside, children } = props;
  return (
    <Columns
      first={paper ? 5 : 4}
      last={7}
      sticky={!paper}
      className="gap-y-8 items-start print:block"
    >
      <div>
        {heading && (
          <h1 className={`heading-2 print:hidden ${paper ? 'text-title' : 'text-h2'}`}>
            {heading}
          </h1>
        )}
        {lead && <div className="mt-4 text-ink-2 text-lead print:hidden">{lead}</div>}
        {paper && <div className="mt-3 print:mt-0">{paper}</div>}
        <div className="print:hidden">{aside}</div>
      </div>
      {children}
    </Columns>
  );
}
