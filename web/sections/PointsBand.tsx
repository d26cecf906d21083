import type { PointsBlock } from '../../content/page.ts';
import { Band, type BandOf, SplitBand } from '../ui/Band.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointList } from './PointList.tsx';

/** Points next to their heading; many of them below it, in two columns, unless there is a picture. */
export function PointsBand({ points, picture, ...band }: BandOf<PointsBlock>) {
  if (picture || points.length <= 4) {
    return (
      <SplitBand {...band} below={picture && <NearPicture name={picture} />}>
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
