import type { Area } from '../../content/areas/area.ts';
import { AreaMap } from '../area-map/AreaMap.tsx';
import { NeighbourSigns } from '../area-map/NeighbourSigns.tsx';
import { Dassie } from '../site/Dassie.tsx';
import { Band } from '../ui/Band.tsx';

/** Where an area lies, and signs that lead on to its neighbours: after what we do there, so that neither stands in the
 *  way of asking. */
export function AroundBand({ area }: { area: Area }) {
  return (
    <Band>
      <div className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
        <h2 className="heading-2 text-h2 lg:col-span-6">{`Around ${area.name}`}</h2>
        <div className="md:row-span-2 lg:col-span-6 lg:col-start-7">
          <AreaMap here={area} />
        </div>
        <div className="relative mt-6 w-fit max-w-full self-end lg:col-span-6">
          <Dassie className="right-9 bottom-full mb-1" looks="left" />
          <NeighbourSigns here={area} />
        </div>
      </div>
    </Band>
  );
}
