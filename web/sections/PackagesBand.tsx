import type { PackagesBlock } from '../../content/page.ts';
import { packages } from '../../content/prices.ts';
import { Band, BandHeading, type BandTone } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type PackagesBandProps = Omit<PackagesBlock, 'kind'> & { tone?: BandTone };

const NOT_INCLUDED = 'Not included';

/** Three packages side by side (spec section 9); one below the other on phones. */
export function PackagesBand({ heading, lead, tone }: PackagesBandProps) {
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <div className="mt-12 grid gap-x-6 gap-y-8 lg:mt-16 lg:grid-cols-3">
        {packages.map(({ name, price, mostPopular, includes }) => (
          <section
            key={name}
            aria-label={name}
            className={`relative flex flex-col rounded-tile px-5 pt-7 pb-6 md:px-7 ${mostPopular ? 'bg-jacaranda-tint' : 'border border-line'}`}
          >
            {mostPopular && (
              <p className="absolute -top-4 left-5 rounded-full bg-disc px-4 py-1 font-[650] text-[15px] text-on-disc md:left-7">
                MOST POPULAR
              </p>
            )}
            <h3 className="heading-3 text-[26px]">{name}</h3>
            <p className="mt-1 font-[800] text-[48px] leading-none tracking-[-0.028em]">{price}</p>
            <dl className="mt-6 mb-7">
              {Object.entries(includes).map(([what, how]) => (
                <div
                  key={what}
                  className="grid grid-cols-[104px_1fr] gap-2 border-line border-t py-3"
                >
                  <dt className="text-ink-2">{what}</dt>
                  <dd className={how ? 'font-[550]' : 'text-ink-2'}>{how ?? NOT_INCLUDED}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink
              href="/get-quote"
              kind={mostPopular ? 'main' : 'second'}
              className="mt-auto"
            >
              Quote {name}
            </ButtonLink>
          </section>
        ))}
      </div>
    </Band>
  );
}
