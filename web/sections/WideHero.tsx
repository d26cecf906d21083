import { Phone } from 'lucide-react';
import { company } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PriceDisc } from '../ui/PriceDisc.tsx';

interface HomeHeroProps {
  title: string;
  lead: string;
}

export function HomeHero({ title, lead }: HomeHeroProps) {
  return (
    <section>
      <div className="wrap grid gap-x-6 gap-y-5 pt-5 pb-7 md:pb-12 lg:grid-cols-12 lg:items-center lg:pt-8">
        <h1 className="heading-1 text-h1-home lg:col-span-8 lg:max-w-[820px]">{title}</h1>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="max-w-[36ch] text-ink-2 text-lead leading-[1.48]">{lead}</p>
          <div className="mt-6 flex gap-3">
            <ButtonLink href="/get-quote" className="max-md:grow">
              Get Free Quote
            </ButtonLink>
            <ButtonLink kind="second" href={company.phone.link} className="max-md:px-4.5">
              <Phone size={24} strokeWidth={1.75} aria-hidden />
              Call Now
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="livery relative">
        <Picture name="hero" sizes="100vw" first />
        <PriceDisc label="Moves From" price={company.startingPrice} />
      </div>
    </section>
  );
}
