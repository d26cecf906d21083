import { startingPrice } from '../../content/prices.ts';
import type { Home } from '../../content/single-pages.ts';
import { Dassie } from '../site/Dassie.tsx';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';
import { PointList } from './PointList.tsx';
import './pricing-band.css';

/** The starting price in large type, and the factors that decide the final one. */
export function PricingBand({ heading, points }: Home['pricing']) {
  return (
    <Band tone="sand" size="great">
      <Columns first={8} last={4} className="gap-y-10 lg:items-end">
        <div>
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="starting-price mt-5 whitespace-nowrap font-heavy text-jacaranda leading-figure tracking-tighter lg:mt-8">
            {startingPrice}
            <Dassie className="dassie-on-price" looks="left" />
          </p>
        </div>
        <PointList points={points} />
      </Columns>
    </Band>
  );
}
