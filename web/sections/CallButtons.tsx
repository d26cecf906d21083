import { Phone } from 'lucide-react';
import { company } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
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
        <Phone size={24} strokeWidth={1.75} aria-hidden />
        Call Now
      </ButtonLink>
    </div>
  );
}
