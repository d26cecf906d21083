import type { Point } from '../../content/page.ts';
import { startingPrice } from '../../content/prices.ts';
import { Band } from '../ui/Band.tsx';
import { PointList } from './PointList.tsx';
import './pricing-band.css';

/** The starting price in large type, and the factors that decide the final one. */
export function PricingBand({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <Band tone="sand">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="starting-price mt-5 whitespace-nowrap font-extrabold text-jacaranda leading-figure tracking-tighter lg:mt-8">
            {startingPrice}
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <PointList points={points} />
        </div>
      </div>
    </Band>
  );
}
