import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { CallButtons } from './CallButtons.tsx';

interface WideHeroProps {
  title: string;
  lead: string;
  picture: PlacedPicture;
  /** 'Moves From' or 'From' above the starting price; undefined on a page without the badge. */
  badge?: string | undefined;
  size?: 'home' | 'area';
}

/** A page's opening over a picture from edge to edge, which ends with the livery stripe. */
export function WideHero({ title, lead, picture, badge, size = 'area' }: WideHeroProps) {
  return (
    <section>
      <div className="wrap grid gap-x-6 gap-y-5 pt-5 pb-7 md:pb-12 lg:grid-cols-12 lg:items-center lg:pt-8">
        <h1
          className={`heading-1 lg:col-span-8 ${size === 'home' ? 'text-poster lg:max-w-205' : 'text-hero lg:max-w-205'}`}
        >
          {title}
        </h1>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="max-w-remark text-ink-2 text-lead">{lead}</p>
          <div className="mt-6">
            <CallButtons />
          </div>
        </div>
      </div>
      <div className="livery relative">
        <Picture {...picture} first />
        {badge && <PriceDisc label={badge} price={startingPrice} />}
      </div>
    </section>
  );
}
