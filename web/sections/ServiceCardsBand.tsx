import type { ServiceCard } from '../../content/areas/area.ts';
import { services } from '../../content/services/services.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';

interface ServiceCardsBandProps {
  heading: string;
  cards: readonly ServiceCard[];
}

/** The kinds of move here, each with a link to its service. */
export function ServiceCardsBand({ heading, cards }: ServiceCardsBandProps) {
  return (
    <Band heading={heading}>
      <ul className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-3 lg:mt-14">
        {cards.map(offered).map(({ title, text, target }) => (
          <li key={title} className="border-ink border-t-2 pt-6">
            <h3 className="heading-3 text-h3">{title}</h3>
            <p className="mt-3 mb-4 max-w-remark text-ink-2 leading-normal">{text}</p>
            <ArrowLink href={target} about={title}>
              Learn More
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A mover without one of the services leaves its page out, and its cards lead elsewhere. */
function offered(card: ServiceCard): ServiceCard {
  if (services.some(({ path }) => path === card.target)) return card;
  throw new Error(
    `content/areas: “${card.title}” leads to ${card.target}, which content/services/services.ts does not list`,
  );
}
