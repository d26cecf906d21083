import './move-road.css';
import { ROAD, type RoadStage } from '../../domain/situation/phases.ts';
import { Truck } from '../quote/road/Truck.tsx';

const STAGES = Object.entries(ROAD);

/** How far the move has come: the truck on its road, at one of five stages. */
export function MoveRoad({ at }: { at: RoadStage }) {
  const reached = STAGES.findIndex(([stage]) => stage === at);
  return (
    <ol className="move-road mb-3 print:hidden" aria-label="How far your move is">
      {STAGES.map(([stage, label], index) => (
        <li
          key={stage}
          className="move-road-stage"
          data-state={index < reached ? 'done' : index === reached ? 'now' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {index === reached && <Truck className="move-road-truck" />}
          {label}
        </li>
      ))}
    </ol>
  );
}
