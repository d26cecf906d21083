import { Picture } from '../pictures/Picture.tsx';
import { StepRoad } from '../quote/steps/StepRoad.tsx';
import { PointList } from '../sections/PointList.tsx';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { Sample } from './Sample.tsx';

const POINTS = [{ icon: 'truck', title: 'A point', text: 'And what it says.' }] as const;
const NAMES = ['Linden', 'Fairland'] as const;

/** The site's own small parts: labels, the price, the road of the steps, names of suburbs. */
export function Marks() {
  return (
    <>
      <Sample name="marks">
        <p className="flex gap-4">
          <span className="pill">Featured</span>
          <span className="pill">MOST POPULAR</span>
        </p>
        <div className="beside relative ml-4 max-w-[320px]">
          <Picture name="local" crop="beside" sizes="320px" />
          <PriceDisc label="From" price="R450" />
        </div>
        <div className="pt-8">
          <StepRoad step={3} />
        </div>
      </Sample>
      <Sample name="lists">
        <PointList points={POINTS} />
        <ul className="dash-list">
          <li>What belongs to it</li>
        </ul>
        <ul className="name-wall">
          {NAMES.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
