// The whole wizard: the bundler then splits none of its files, and both pages load the same ones.
import '../quote/QuoteWizard.tsx';
import type { ReactNode } from 'react';
import { KeyedPage } from '../forms/KeyedPage.tsx';
import { NoLink } from './NoLink.tsx';
import { Note } from './Note.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { PageColumns } from './PageColumns.tsx';

/** The page behind the private link of the confirmation.
 *  @param props.children the picture for a visitor without a key */
export function YourMove({ children }: { children?: ReactNode }) {
  return (
    <KeyedPage
      withoutKey={<NoLink picture={children} />}
      stopped={
        <PageColumns lead="It’s safe with us, just not on your screen.">
          <Note heading="This page has stopped working" focused>
            <p role="alert">
              Your request hasn’t changed. Open the page again, or call or write to us.
            </p>
          </Note>
        </PageColumns>
      }
    >
      {(key) => <OpenedLink linkKey={key} />}
    </KeyedPage>
  );
}
