import { PointList } from '../sections/PointList.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band, BandHeading, SplitBand } from '../ui/Band.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PriceDisc } from '../ui/PriceDisc.tsx';

const POINTS = [{ icon: 'truck', title: 'A point', text: 'And what it says.' }] as const;

/** Bands, pictures, links and the small marks. */
export function Marks() {
  return (
    <section className="space-y-8">
      <h2 className="heading-3 text-h3">Marks</h2>
      <p className="flex flex-wrap items-center gap-4">
        <ArrowLink href="#main">Learn More</ArrowLink>
        <span className="is-hover">
          <ArrowLink href="#main">hover</ArrowLink>
        </span>
        <span className="is-focus">
          <ArrowLink href="#main">focus</ArrowLink>
        </span>
        <span className="pill">Featured</span>
        <span className="pill">MOST POPULAR</span>
      </p>
      <div className="beside relative ml-4 max-w-[420px]">
        <Picture name="local" crop="beside" sizes="420px" />
        <PriceDisc label="From" price="R450" />
      </div>
      <PointList points={POINTS} />
      <Band tone="sand">
        <BandHeading lead="With a lead at the ninth column.">A band on sand</BandHeading>
      </Band>
      <SplitBand tone="tint" heading="A split band on tint">
        <p>What belongs to it.</p>
      </SplitBand>
    </section>
  );
}
