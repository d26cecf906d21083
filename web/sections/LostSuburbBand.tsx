import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';

/** For a visitor at a wrong address: most pages are about a suburb. */
export function LostSuburbBand() {
  return (
    <Band tone="tint" size="tight">
      <Columns first={7} last={5} className="gap-y-2 lg:items-end">
        <div>
          <h2 className="heading-2 text-h2">Looking for a suburb?</h2>
          <p className="mt-5 mb-4 max-w-lead text-ink-2 text-lead">
            House 404 is not on our route. Your street may well be.
          </p>
          <ArrowLink href="/#areas">All our areas</ArrowLink>
        </div>
        <SuburbBox />
      </Columns>
    </Band>
  );
}
