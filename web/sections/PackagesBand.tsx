import type { PackagesBlock } from '../../content/page.ts';
import { packages } from '../../content/prices.ts';
import { Band, BandHeading, type BandTone } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type PackagesBandProps = Omit<PackagesBlock, 'kind'> & { tone?: BandTone };

const NOT_INCLUDED = 'Not included';

/** Three packages side by side (docs/product.md, 9), as columns of one table. */
export function PackagesBand({ heading, lead, tone }: PackagesBandProps) {
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <div className="packages mt-12 lg:mt-16">
        {packages.map(({ name, price, mostPopular, includes }) => (
          <section
            key={name}
            aria-label={name}
            className={mostPopular ? 'package package-best' : 'package'}
          >
            {mostPopular && <p className="pill">MOST POPULAR</p>}
            <h3 className="heading-3 text-[26px]">{name}</h3>
            <p className="mt-1 font-[800] text-[48px] leading-none tracking-[-0.028em]">{price}</p>
            <dl>
              {Object.entries(includes).map(([what, how]) => (
                <div key={what}>
                  <dt className="text-ink-2">{what}</dt>
                  <dd className={how ? 'font-[550]' : 'text-ink-2'}>{how ?? NOT_INCLUDED}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink href="/get-quote" kind={mostPopular ? 'main' : 'second'}>
              Quote {name}
            </ButtonLink>
          </section>
        ))}
      </div>
    </Band>
  );
}
