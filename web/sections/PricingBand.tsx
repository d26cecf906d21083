import type { Point } from '../../content/page.ts';
import { startingPrice } from '../../content/prices.ts';
import { Band } from '../ui/Band.tsx';
import { PointList } from './PointList.tsx';

/** The starting price in large type, and the factors that decide the final one. */
export function PricingBand({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <Band tone="sand">
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <h2 className="heading-2 text-h2">{heading}</h2>
          {/* Small enough to stay in one piece even with letters spaced out by the reader. */}
          <p className="-ml-[0.04em] mt-5 whitespace-nowrap font-[850] text-[min(32vw-3px,58px+19.8vw)] text-jacaranda leading-[0.78] tracking-[-0.028em] lg:mt-8 lg:text-[min(22vw-6px,312px)]">
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
