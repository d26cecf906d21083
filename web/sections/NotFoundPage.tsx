import { areas } from '../../content/areas.ts';
import { company } from '../../content/company.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Mark } from '../site/Mark.tsx';
import { SuburbBox } from '../suburbs/SuburbBox.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { Columns } from '../ui/Columns.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import './not-found-page.css';

/** docs/product.md, 2: the card, with its hint for developers, next to a mover at the wrong house. Below
 *  it the suburbs, since most pages are about one. */
export function NotFoundPage({ picture }: { picture: PlacedPicture }) {
  return (
    <>
      <Columns
        as="section"
        first={6}
        last={6}
        className="wrap gap-y-6 pt-5 pb-18 md:pb-24 lg:items-center lg:pt-8"
      >
        <div className="overflow-hidden rounded-tile">
          <Picture {...picture} first />
        </div>
        <Sheet className="text-center">
          <p
            className="not-found-number flex items-center justify-center gap-1 font-heavy text-jacaranda leading-figure"
            aria-hidden
          >
            4<Mark className="not-found-mark" />4
          </p>
          <h1 className="heading-2 mt-6 text-title">404 Page Not Found</h1>
          <p className="mt-3 text-ink-2">Did you forget to add the page to the router?</p>
          <ButtonRow className="mt-8 justify-center">
            <ButtonLink href="/">Back to Home</ButtonLink>{' '}
            <ButtonLink kind="second" href={company.phone.link}>
              Call Now
            </ButtonLink>
          </ButtonRow>
        </Sheet>
      </Columns>
      {areas.length > 0 && (
        <Band tone="tint" size="tight">
          <Columns first={6} last={6} className="gap-y-2 lg:items-end">
            <div>
              <h2 className="heading-2 text-h2">Looking for a suburb?</h2>
              <p className="mt-5 mb-4 max-w-lead text-ink-2 text-lead">
                This address is not on our route. Your street may well be.
              </p>
              <ArrowLink href="/#areas">All our areas</ArrowLink>
            </div>
            <SuburbBox />
          </Columns>
        </Band>
      )}
    </>
  );
}
