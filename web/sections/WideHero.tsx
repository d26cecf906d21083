import type { ReactNode } from 'react';
import { startingPrice } from '../../content/prices.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { HeroWords } from './HeroWords.tsx';
import './wide-hero.css';

interface WideHeroProps {
  heading: ReactNode;
  lead: string;
  picture: PlacedPicture;
  /** 'Moves From' or 'From' above the starting price; undefined on a page without the badge. */
  badge?: string | undefined;
  /** An area's heading has the name of the place, which may be long. */
  of: 'home' | 'area';
}

/** A page's opening: its text, and below it its picture from edge to edge with the livery stripe. */
export function WideHero({ heading, lead, picture, badge, of }: WideHeroProps) {
  return (
    <section className={of === 'home' ? 'home-hero' : 'area-hero'}>
      <div
        className={`opening-words wrap grid gap-x-6 gap-y-5 pt-5 pb-7 md:pb-8 lg:items-center ${of === 'home' ? 'lg:pt-8' : 'lg:pt-4'}`}
      >
        <h1 className="heading-1 opening-heading">{heading}</h1>
        <HeroWords lead={lead} />
      </div>
      <div className="wide-picture livery relative">
        <Picture {...picture} first />
        {badge && <PriceDisc label={badge} price={startingPrice} />}
      </div>
    </section>
  );
}
