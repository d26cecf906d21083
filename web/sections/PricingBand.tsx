import type { Point } from '../../content/page.ts';
import { startingPrice } from '../../content/prices.ts';
import { Band } from '../ui/Band.tsx';
import { PointList } from './PointList.tsx';

/** The starting price, as large as it is important, and what decides the final one. */
export function PricingBand({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <Band tone="sand">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="-ml-[0.04em] mt-5 font-[850] text-[clamp(116px,58px+19.8vw,344px)] text-jacaranda leading-[0.78] tracking-[-0.028em] lg:mt-8">
            {startingPrice.charAt(0)}
            {/* Where a reader spaces letters out, the figure goes to the next line in one piece. */}
            <wbr />
            {startingPrice.slice(1)}
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <PointList points={points} />
        </div>
      </div>
    </Band>
  );
}
