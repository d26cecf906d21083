import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import './no-link.css';
import { Note } from './Note.tsx';
import { Opening } from './Opening.tsx';
import { PageColumns } from './PageColumns.tsx';

interface NoLinkProps {
  /** Whether the key is known to be missing. */
  known: boolean;
  picture: ReactNode;
}

/** For a visitor without a key. Until the island wakes, the page's own script decides between this and
 *  the message that the sheet is on its way. */
export function NoLink({ known, picture }: NoLinkProps) {
  return (
    <PageColumns
      heading="Your move"
      lead="What you asked for, on one sheet: to print, to change, to delete."
      aside={picture}
    >
      {!known && (
        <div className="link-opening">
          <Opening />
          <p className="link-late">
            It takes longer than it should.{' '}
            <Button kind="second" size="small" className="link-retry">
              Try again
            </Button>
          </p>
        </div>
      )}
      <div className={known ? undefined : 'link-missing'}>
        <Note heading="This page opens with your private link">
          <p>
            Your confirmation showed it after you asked for a quote. If part of it is missing, copy
            the whole link again.
          </p>
          <p>
            If you no longer have it, call or write to us, with your reference if you can: we tell
            you what we have, and change or delete it.
          </p>
          <p className="link-unscripted">
            The page needs JavaScript, which is switched off in your browser, or a newer browser
            than yours.
          </p>
        </Note>
      </div>
    </PageColumns>
  );
}
