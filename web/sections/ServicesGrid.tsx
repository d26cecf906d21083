import { packages, startingPrice } from '../../content/prices.ts';
import type { Service } from '../../content/services/service.ts';
import { services } from '../../content/services/services.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Band } from '../ui/Band.tsx';
import '../pictures/late-picture.css';
import './services-grid.css';

/** Four in rows of three. */
const leavesOneAlone = services.length % 3 === 1;

/** A card for each service; all of the card is the link's target. */
export function ServicesGrid({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Band heading={heading} lead={lead}>
      <ul
        className={`mt-10 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:mt-14 lg:gap-y-12 ${leavesOneAlone ? '' : 'lg:grid-cols-3'}`}
      >
        {services.map((service) => (
          <li
            key={service.path}
            className="service-card relative flex gap-x-4 max-xs:block md:block"
          >
            {/* Across the card, or upright next to its text on phones. */}
            <div className="late-picture w-29 shrink-0 self-start overflow-hidden rounded-tile max-md:h-32.5 md:w-auto">
              <Picture name={service.picture} crop="card" sizes="(width < 48rem) 116px, 411px" />
            </div>
            <div>
              <h3 className="heading-3 text-lead max-xs:mt-3 md:mt-5 lg:text-h3">
                <a href={service.path} className="service-card-link">
                  {service.name}
                </a>
              </h3>
              <p className="mt-2 max-w-remark text-ink-2 leading-normal">{service.summary}</p>
              <p className="mt-2.5 font-semibold text-jacaranda">{priceOf(service)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function priceOf({ path, mayCostStartingPrice }: Service): string {
  if (mayCostStartingPrice) return `From ${startingPrice}`;
  const [smallest] = packages;
  return path === '/additional-services' && smallest ? `Packages ${smallest.price}` : 'Free quote';
}
