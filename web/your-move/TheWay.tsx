import { Route } from '../quote/fields/Route.tsx';
import { RoadOnMap } from '../quote/road/RoadOnMap.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';

/** Both addresses, and the way between them on the map where it is known. */
export function TheWay({ from, to }: { from: string; to: string }) {
  return (
    <div className="md:flex md:justify-between md:gap-6 print:flex print:justify-between">
      <Route of="lines">
        <LabelledLines
          look="stack"
          lines={[
            { label: 'From', value: from },
            { label: 'To', value: to },
          ]}
        />
      </Route>
      <RoadOnMap
        from={from}
        to={to}
        className="mt-5 w-full max-w-80 md:mt-0 md:w-1/2 print:mt-0 print:w-36"
      />
    </div>
  );
}
