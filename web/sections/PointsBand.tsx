import type { PointsBlock } from '../../content/page.ts';
import { Band, type BandOf, SplitBand } from '../ui/Band.tsx';
import { PointList } from './PointList.tsx';

/** Points next to their heading; many of them below it, in two columns. */
export function PointsBand({ points, ...band }: BandOf<PointsBlock>) {
  if (points.length <= 4) {
    return (
      <SplitBand {...band}>
        <PointList points={points} />
      </SplitBand>
    );
  }
  return (
    <Band {...band}>
      <PointList points={points} columns={2} />
    </Band>
  );
}
