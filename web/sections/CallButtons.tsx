import { Phone } from 'lucide-react';
import { company } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** The two calls to action of every hero and closing band: the quote and the telephone. */
export function CallButtons({ onRoad = false }: { onRoad?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/get-quote" className="max-md:grow">
        Get Free Quote
      </ButtonLink>
      <ButtonLink
        kind={onRoad ? 'on-road' : 'second'}
        href={company.phone.link}
        className="max-md:px-4.5 max-[359px]:grow"
      >
        <Phone size={24} strokeWidth={1.75} aria-hidden />
        Call Now
      </ButtonLink>
    </div>
  );
}
