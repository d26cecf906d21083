import type { PointsBlock } from '../../content/page.ts';
import { Band, type BandOf, SplitBand } from '../ui/Band.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointList } from './PointList.tsx';

/** Points next to their heading and its picture; many of them without one below it, in two columns. */
export function PointsBand({ points, picture, ...band }: BandOf<PointsBlock>) {
  if (picture || points.length <= 4) {
    return (
      <SplitBand {...band} aside={picture && <NearPicture name={picture} size="late" />}>
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
