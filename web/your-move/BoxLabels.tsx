import './box-labels.css';
import { company } from '../../content/company.ts';
import { boxLabels } from '../../domain/request/box-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { ItemDrawing } from '../quote/road/PackedLoad.tsx';
import { Mark } from '../site/Mark.tsx';
import { MOVE_HEADINGS } from './move-headings.ts';

/** A page of labels to cut out, only for paper: the crew reads at the door where each box goes. */
export function BoxLabels({ move: { request, reference } }: { move: YourMove }) {
  return (
    <ul className="box-labels hidden print:labels:grid" aria-label={MOVE_HEADINGS.boxLabels}>
      {boxLabels(request).map(({ room, fragile, item }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same label comes twice, and none ever moves.
        <li key={index} className="box-label flex flex-col">
          <p className="box-label-livery flex items-center font-semibold">
            <Mark className="box-label-mark" house="var(--stripe)" />
            <span>{company.name}</span>
            <span className="ml-auto text-right leading-none">
              <span className="block">{reference}</span>
              <span className="block">{company.phone.display}</span>
            </span>
          </p>
          <div className="box-label-room flex grow justify-between font-heavy leading-none">
            <p className={room.length > 10 ? 'box-label-long' : undefined}>{room}</p>
            {item && (
              <svg
                className="box-label-drawing shrink-0"
                width="24"
                height="24"
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <ItemDrawing item={item} />
              </svg>
            )}
          </div>
          {fragile && <p className="box-label-fragile self-start font-heavy">Fragile</p>}
          <p className="box-label-new flex justify-between">
            <span>Room at the new address:</span> <span>Box ____ of ____</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
