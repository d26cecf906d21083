import type { Point } from '../../content/page.ts';
import type { PictureName } from '../../content/pictures.ts';
import { Band } from '../ui/Band.tsx';
import { NearPicture } from './NearPicture.tsx';
import { PointList } from './PointList.tsx';

interface IntroductionBandProps {
  heading: string;
  text: string;
  points: readonly Point[];
  picture: PictureName;
  /** Of the picture, on wide screens. */
  side: 'left' | 'right';
}

const SIDES = {
  left: { words: 'lg:col-start-8 lg:pl-8', picture: 'lg:col-start-1' },
  right: { words: 'lg:col-start-1', picture: 'lg:col-start-6' },
} as const;

/** What an area is like, next to a large picture of it; below them what to know there. */
export function IntroductionBand({ heading, text, points, picture, side }: IntroductionBandProps) {
  return (
    <Band>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 md:items-center lg:grid-cols-12">
        <div className={`lg:row-start-1 lg:col-span-5 ${SIDES[side].words}`}>
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="mt-6 text-lead">{text}</p>
        </div>
        <div className={`lg:row-start-1 lg:col-span-7 ${SIDES[side].picture}`}>
          <NearPicture name={picture} large />
        </div>
      </div>
      <div className="mt-10 lg:mt-14">
        <PointList points={points} columns={3} />
      </div>
    </Band>
  );
}
