// The whole wizard: the bundler then cuts none of its files in two, and both pages load the same.
import '../quote/QuoteDesk.tsx';
import { useLinkKey } from './link-key.ts';
import { NoLink } from './NoLink.tsx';
import { OpenedLink } from './OpenedLink.tsx';

/** The page behind the private link of the confirmation. */
export function YourMove() {
  const linkKey = useLinkKey();
  return (
    <div className="your-move wrap pt-5 pb-18 lg:pt-14 lg:pb-34">
      {/* Another key is another request: nothing of the one before stays. */}
      {linkKey ? (
        <OpenedLink key={linkKey} linkKey={linkKey} />
      ) : (
        <NoLink known={linkKey === null} />
      )}
    </div>
  );
}
