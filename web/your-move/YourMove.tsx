import type { ReactNode } from 'react';
import { KeyedPage } from '../by-key/KeyedPage.tsx';
import { NoLink } from './NoLink.tsx';
import { OpenedLink } from './OpenedLink.tsx';

/** The page behind the private link of the confirmation.
 *  @param props.children the picture for a visitor without a key */
export function YourMove({ children }: { children?: ReactNode }) {
  return (
    <KeyedPage follows="reload" withoutKey={<NoLink picture={children} />}>
      {(key) => <OpenedLink linkKey={key} />}
    </KeyedPage>
  );
}
