import type { Area } from '../../content/areas/area.ts';
import { NeighbourSigns } from '../area-map/NeighbourSigns.tsx';
import { Dassie } from '../site/Dassie.tsx';
import { Columns } from '../ui/Columns.tsx';
import { HeroWords } from './HeroWords.tsx';
import './road-band.css';
import './closing-band.css';

interface ClosingBandProps {
  heading: string;
  lead: string;
  /** The area that the page is about: signs lead on to its neighbours. */
  area?: Area;
  /** The subject of a quote that is asked for by WhatsApp. */
  chatSubject?: string;
}

/** The last band before the footer: the road, and the three ways to ask. */
export function ClosingBand({ heading, lead, area, chatSubject }: ClosingBandProps) {
  return (
    <section className="road-band closing-band">
      <div className="wrap pt-18 pb-24 lg:pt-26 lg:pb-34">
        <Columns first={7} last={5} className="gap-y-14 lg:items-end">
          <div className="space-y-5">
            <h2 className="heading-1 max-w-heading text-h1">{heading}</h2>
            <HeroWords lead={lead} chatSubject={chatSubject} onRoad />
          </div>
          {area && (
            <div className="relative w-fit max-w-full lg:mx-auto">
              <Dassie className="right-9 bottom-full mb-1" looks="left" />
              <NeighbourSigns here={area} />
            </div>
          )}
        </Columns>
      </div>
    </section>
  );
}
