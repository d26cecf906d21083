import type { ServiceCard } from '../../content/areas/area.ts';
import { serviceAt } from '../../content/services/services.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band, BandHeading } from '../ui/Band.tsx';
import { CardPicture } from './CardPicture.tsx';

interface ServiceCardsBandProps {
  heading: string;
  cards: readonly ServiceCard[];
}

/** The kinds of move here, each card with the picture of the service that it links to. */
export function ServiceCardsBand({ heading, cards }: ServiceCardsBandProps) {
  return (
    <Band>
      <BandHeading>{heading}</BandHeading>
      <ul className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-3 lg:mt-14">
        {cards.map(({ title, text, target }) => (
          <li key={title} className="flex gap-x-4 max-xs:block md:block">
            <CardPicture name={serviceAt(target).picture} />
            <div>
              <h3 className="heading-3 text-lead max-xs:mt-3 md:mt-5 lg:text-h3">{title}</h3>
              <p className="mt-2 mb-3 max-w-remark text-ink-2 leading-normal">{text}</p>
              <ArrowLink href={target} about={title}>
                Learn More
              </ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
