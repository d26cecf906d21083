import type { PackagesBlock } from '../../content/page.ts';
import { packages } from '../../content/prices.ts';
import { packageLink } from '../../domain/request/quote-link.ts';
import { Band, type BandOf } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Pill } from '../ui/Pill.tsx';
import './packages-band.css';

const NOT_INCLUDED = 'Not included';

/** The packages side by side (docs/product.md, 9), as columns of one table. */
export function PackagesBand(band: BandOf<PackagesBlock>) {
  if (packages.length === 0) return null;
  return (
    <Band {...band}>
      <div className="packages mt-12 grid lg:mt-16">
        {packages.map(({ name, price, mostPopular, includes }, index) => (
          <section
            key={name}
            aria-label={name}
            className={`package relative grid print:break-inside-avoid ${index === 0 ? 'package-first' : ''} ${mostPopular ? 'package-best rounded-tile bg-jacaranda-tint' : ''}`}
          >
            {mostPopular && (
              <p className="absolute -top-4 left-5 print:static">
                <Pill>MOST POPULAR</Pill>
              </p>
            )}
            <h3 className="package-part heading-3 text-h3">{name}</h3>
            <p className="package-part mt-1 mb-5 font-heavy text-h2 leading-none tracking-tighter">
              {price}
            </p>
            <dl className="package-rows">
              {Object.entries(includes).map(([what, how]) => (
                <div key={what} className="package-row grid border-line border-t leading-snug">
                  {/* In the table they are seen once, in the first package. */}
                  <dt className={`text-ink-2 ${index > 0 ? 'lg:subgrid:sr-only' : ''}`}>{what}</dt>
                  <dd className={how ? 'font-medium' : 'text-ink-2'}>{how ?? NOT_INCLUDED}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink
              href={packageLink(name)}
              kind={mostPopular ? 'main' : 'second'}
              className="package-part mt-6"
            >
              Quote {name}
            </ButtonLink>
          </section>
        ))}
      </div>
    </Band>
  );
}
