import { company } from '../../content/company.ts';
import { Mark } from '../site/Mark.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import './not-found-card.css';
import { ButtonRow } from '../ui/ButtonRow.tsx';

/** docs/product.md, 2: the card, with its hint for developers. */
export function NotFoundCard() {
  return (
    <section className="wrap flex justify-center pt-8 pb-18 md:pt-12">
      <Sheet className="w-full max-w-132 text-center">
        <p
          className="not-found-number flex items-center justify-center gap-1 font-extrabold text-jacaranda leading-figure"
          aria-hidden
        >
          4<Mark className="not-found-mark" />4
        </p>
        <h1 className="heading-2 mt-6 text-title">404 Page Not Found</h1>
        <p className="mt-3 text-ink-2">Did you forget to add the page to the router?</p>
        <ButtonRow className="mt-8 justify-center">
          <ButtonLink href="/">Back to Home</ButtonLink>
          <ButtonLink kind="second" href={company.phone.link}>
            Call Now
          </ButtonLink>
        </ButtonRow>
      </Sheet>
    </section>
  );
}
