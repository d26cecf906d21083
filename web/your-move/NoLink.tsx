import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Note } from './Note.tsx';
import { Opening } from './Opening.tsx';
import { PageColumns } from './PageColumns.tsx';

interface NoLinkProps {
  picture?: ReactNode;
  /** Whether the page's code is still to come, which knows whether there is a key. Without script it never does. */
  waiting?: boolean;
}

/** For a visitor without a key. */
export function NoLink({ picture, waiting = false }: NoLinkProps) {
  return (
    <PageColumns lead="Your move on one sheet, to print, change or delete." aside={picture}>
      {waiting && (
        <div className="noscript:hidden">
          <Opening />
          <Button id="again" kind="second" size="small" className="mt-5">
            Try again
          </Button>
        </div>
      )}
      <div className={waiting ? 'hidden noscript:block' : undefined}>
        <Note heading="This page opens with your private link">
          <p>
            Your confirmation showed it after you asked for a quote. If part of it is missing, copy
            the whole link again.
          </p>
          <p>
            If you’ve lost it, call or write to us, with your reference if you can. We’ll tell you
            what we have, and change or delete it.
          </p>
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
