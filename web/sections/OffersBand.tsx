import type { OffersBlock } from '../../content/page.ts';
import { Band, type BandOf } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';

/** Offers, each with a sentence, in rows or in a column for each. */
export function OffersBand({ items, layout, ...band }: BandOf<OffersBlock>) {
  const columns = items.length === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <Band {...band}>
      {layout === 'rows' ? (
        <ul className="mt-10 border-ink border-t-2 lg:mt-14">
          {items.map(({ title, text }) => (
            <Columns
              as="li"
              key={title}
              first={6}
              last={6}
              className="items-baseline gap-y-2 border-line border-b py-5"
            >
              <h3 className="heading-3 text-h3 lg:text-title">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </Columns>
          ))}
        </ul>
      ) : (
        <ul className={`mt-10 grid gap-x-6 lg:mt-14 ${columns}`}>
          {items.map(({ title, text }) => (
            <li key={title} className="border-ink border-t-2 py-6">
              <h3 className="heading-3 text-h3">{title}</h3>
              <p className="mt-3 max-w-remark text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
