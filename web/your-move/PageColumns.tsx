import type { ReactNode } from 'react';

interface PageColumnsProps {
  heading: string;
  lead: ReactNode;
  /** Under the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page's heading with its subject beside it; one below the other on phones. */
export function PageColumns({ heading, lead, aside, children }: PageColumnsProps) {
  return (
    <div className="grid gap-y-8 lg:grid-cols-12 lg:gap-x-6">
      <div className="lg:sticky lg:top-below-header lg:col-span-4 lg:self-start">
        <h1 className="heading-2 text-h2">{heading}</h1>
        <p className="mt-4 text-ink-2 text-lead">{lead}</p>
        {aside}
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
    </div>
  );
}
