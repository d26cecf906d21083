import { HeroWords } from './HeroWords.tsx';
import { Petals } from './Petals.tsx';
import './closing-band.css';
import './road-band.css';

/** The last band before the footer: the road, and the two calls to action. */
export function ClosingBand({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="closing-band road-band road-band-above-footer">
      <Petals />
      <div className="wrap space-y-5 pt-18 pb-24 lg:pt-26 lg:pb-34">
        <h2 className="heading-1 max-w-heading text-h1">{heading}</h2>
        <HeroWords lead={lead} onRoad />
      </div>
    </section>
  );
}
