import { Picture } from '../pictures/Picture.tsx';
import { StepRoad } from '../quote/road/StepRoad.tsx';
import { PointList } from '../sections/PointList.tsx';
import { DashList } from '../ui/DashList.tsx';
import { Pill } from '../ui/Pill.tsx';
import { PriceDisc } from '../ui/PriceDisc.tsx';
import { Sample } from './Sample.tsx';

const POINTS = [{ icon: 'truck', title: 'A point', text: 'And what it says.' }] as const;

/** The site's own small parts: labels, the price, the road of the steps. */
export function Marks() {
  return (
    <>
      <Sample name="marks">
        <p className="flex gap-4">
          <Pill>Featured</Pill>
          <Pill>MOST POPULAR</Pill>
        </p>
        <div className="style-corner relative">
          <Picture name="local" crop="beside" sizes="320px" />
          <PriceDisc label="From" price="R450" place="corner" />
        </div>
        <div className="style-road">
          <StepRoad step="inventory" />
        </div>
      </Sample>
      <Sample name="lists">
        <PointList points={POINTS} />
        <DashList items={['What belongs to it']} />
      </Sample>
    </>
  );
}
