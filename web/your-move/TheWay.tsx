import './the-way.css';
import { Route } from '../quote/fields/Route.tsx';
import { RoadOnMap } from '../quote/road/RoadOnMap.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';

/** Both addresses, and the way between them on the map where it is known. */
export function TheWay({ from, to }: { from: string; to: string }) {
  return (
    <div className="the-way">
      <Route of="lines">
        <LabelledLines
          look="stack"
          lines={[
            { label: 'From', value: from },
            { label: 'To', value: to },
          ]}
        />
      </Route>
      <RoadOnMap from={from} to={to} className="the-way-map" />
    </div>
  );
}
