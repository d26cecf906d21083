import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { CallButtons } from './CallButtons.tsx';

interface ServiceHeroProps {
  title: string;
  lead: string;
  picture: PlacedPicture;
  badge?: string | undefined;
}

/** A page's opening beside its picture. */
export function ServiceHero({ title, lead, picture, badge }: ServiceHeroProps) {
  return (
    <section className="wrap grid gap-x-6 gap-y-8 pt-5 pb-10 lg:grid-cols-12 lg:items-center lg:pt-8 lg:pb-16">
      <div className="lg:col-span-6">
        <h1 className="heading-1 text-h1">{title}</h1>
        <p className="mt-5 max-w-lead text-ink-2 text-lead">{lead}</p>
        <div className="mt-7">
          <CallButtons />
        </div>
      </div>
      <div className="relative lg:col-span-6">
        <div className="overflow-hidden rounded-tile">
          <Picture {...picture} first />
        </div>
        {badge && <PriceDisc label={badge} price={startingPrice} place="corner" />}
      </div>
    </section>
  );
}
