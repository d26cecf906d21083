import { useState } from 'react';
import { RoadOnMap } from '../road/RoadOnMap.tsx';
import { useRoadMap } from '../road/use-road-map.ts';
import { useHasFocus } from './use-has-focus.ts';
import { useStillBelow } from './use-still-below.ts';

interface RoadHintProps {
  from: string;
  to: string;
}

/** The way between the two addresses, drawn once the visitor has left them. */
export function RoadHint(now: RoadHintProps) {
  const isTyping = useHasFocus('fromAddress', 'toAddress');
  const [way, setWay] = useState<RoadHintProps>();
  if (!isTyping && (way?.from !== now.from || way.to !== now.to)) setWay(now);
  // Fetched while the visitor types. What is below stays in place only when this part renders with the map.
  useRoadMap();
  const hintRef = useStillBelow();
  return (
    <div ref={hintRef} className="flow-root">
      {way && <RoadOnMap {...way} className="mt-6 w-full max-w-120" />}
    </div>
  );
}
