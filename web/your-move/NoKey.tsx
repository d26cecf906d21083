import type { ReactNode } from 'react';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { Note } from './Note.tsx';
import { Opening } from './Opening.tsx';
import { PageColumns } from './PageColumns.tsx';

interface NoKeyProps {
  heading?: string;
  lead: string;
  /** What the page would open. */
  opens?: string;
  /** Of the note. */
  title: string;
  picture?: ReactNode;
  /** Whether the page's code is still to come, which knows whether there is a key. Without script it never does. */
  waiting: boolean;
  /** Where the link is. */
  children: Elements;
}

/** A page that opens with a link, without its key. */
export function NoKey({ heading, lead, opens, title, picture, waiting, children }: NoKeyProps) {
  return (
    <PageColumns {...(heading && { heading })} lead={lead} aside={picture}>
      {waiting && (
        <div className="noscript:hidden">
          <Opening {...(opens && { what: opens })} />
          <Button id="again" kind="second" size="small" className="mt-5">
            {AGAIN_LABELS.try}
          </Button>
        </div>
      )}
      <div className={waiting ? 'hidden noscript:block' : undefined}>
        <Note heading={title}>
          {children}
          {waiting && (
            <p>
              This page needs JavaScript, which is switched off in your browser, or a newer browser.
            </p>
          )}
        </Note>
      </div>
    </PageColumns>
  );
}
