import '../quote/road/step-road.css';
import './move-road.css';
import { PHASES, ROAD, type RoadStage } from '../../domain/move/phases.ts';
import { House } from '../quote/road/House.tsx';
import { Store } from '../quote/road/Store.tsx';
import { Truck } from '../quote/road/Truck.tsx';
import { MOVE_HEADINGS } from './move-headings.ts';
import type { Whereabouts } from './whereabouts.ts';

interface MoveRoadProps {
  at: RoadStage;
  /** Where the furniture is, of a job of several visits that is under way. */
  load?: Whereabouts | undefined;
  /** Whether the truck is on its way today. */
  isToday?: boolean;
  /** Whether they have moved in for good. */
  isHome?: boolean;
}

/** Between the first and the last of several visits: a quote is long ago. */
const UNDER_WAY = {
  asked: ROAD.asked,
  yes: ROAD.yes,
  booked: ROAD.booked,
  underWay: PHASES['under-way'].stamp,
  moved: ROAD.moved,
};

/** How far the move has come: the truck on the wizard's road, at one of five stages, and the house at its end, which is dark
 *  until somebody is home. Between two visits there is no truck. */
export function MoveRoad({ at, load, isToday = false, isHome = false }: MoveRoadProps) {
  const stages = Object.entries(load ? UNDER_WAY : ROAD);
  const reached = stages.findIndex(([stage]) => stage === (load ? 'underWay' : at));
  const Drawing = load === 'stop' ? Store : Truck;
  return (
    <div className="move-road mb-3 print:hidden">
      <div className="step-road-tarmac move-road-tarmac" aria-hidden>
        {stages.map(([stage], index) => (
          <span
            key={stage}
            className="step-road-dot"
            data-state={index < reached ? 'done' : index === reached ? 'now' : undefined}
          />
        ))}
      </div>
      <ol
        className="move-road-stages text-center text-ink-2 text-small"
        aria-label={MOVE_HEADINGS.road}
      >
        {stages.map(([stage, label], index) => (
          <li key={stage} aria-current={index === reached ? 'step' : undefined}>
            {index === reached && (
              <Drawing className={`move-road-truck ${isToday ? 'move-road-today' : ''}`} />
            )}
            {index === stages.length - 1 && (
              <House className={isHome ? 'move-road-house move-road-lit' : 'move-road-house'} />
            )}
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
