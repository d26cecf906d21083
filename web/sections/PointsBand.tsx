import type { PointsBlock } from '../../content/page.ts';
import { Band, BandHeading, type BandTone, SplitBand } from '../ui/Band.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointList } from './PointList.tsx';

type PointsBandProps = Omit<PointsBlock, 'kind'> & { tone?: BandTone };

/** Points beside their heading; many of them below it, in two columns, unless there is a picture. */
export function PointsBand({ heading, lead, points, picture, tone }: PointsBandProps) {
  if (picture || points.length <= 4) {
    return (
      <SplitBand
        heading={heading}
        lead={lead}
        tone={tone}
        below={picture && <NearPicture name={picture} />}
      >
        <PointList points={points} />
      </SplitBand>
    );
  }
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <div className="mt-10 lg:mt-14">
        <PointList points={points} columns={2} />
      </div>
    </Band>
  );
}
