import '../quote/road/step-road.css';
import './move-road.css';
import { ROAD, type RoadStage } from '../../domain/move/phases.ts';
import { Truck } from '../quote/road/Truck.tsx';

/** How far the move has come: the truck on the wizard's road, at one of five stages. */
export function MoveRoad({ at }: { at: RoadStage }) {
  const stages = Object.entries(ROAD);
  const reached = stages.findIndex(([stage]) => stage === at);
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
        aria-label="How far your move is"
      >
        {stages.map(([stage, label], index) => (
          <li key={stage} aria-current={index === reached ? 'step' : undefined}>
            {index === reached && <Truck className="move-road-truck" />}
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
