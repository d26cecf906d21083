import { Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import './call-buttons.css';

/** The two calls to action of every hero and closing band: the quote and the telephone. */
export function CallButtons({ onRoad = false }: { onRoad?: boolean }) {
  return (
    <div className="call-buttons flex flex-wrap gap-3">
      <ButtonLink href="/get-quote" className="max-md:grow">
        Get Free Quote
      </ButtonLink>
      <ButtonLink
        kind={onRoad ? 'on-road' : 'second'}
        href={company.phone.link}
        className="call-now"
      >
        <Icon drawing={Phone} size={24} strokeWidth={1.75} />
        Call Now
      </ButtonLink>
    </div>
  );
}
