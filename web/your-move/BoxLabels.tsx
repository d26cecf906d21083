import './box-labels.css';
import { company } from '../../content/company.ts';
import { boxLabels } from '../../domain/request/box-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { ItemDrawing } from '../quote/road/PackedLoad.tsx';
import { Mark } from '../site/Mark.tsx';

/** A page of labels to cut out, for paper alone: the crew reads at the door where each box goes. */
export function BoxLabels({ move: { request, reference } }: { move: YourMove }) {
  return (
    <ul className="box-labels" aria-label="Labels for your boxes">
      {boxLabels(request).map(({ room, fragile, item }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same label comes twice, and none ever moves.
        <li key={index} className="box-label">
          <p className="box-label-livery">
            <Mark className="box-label-mark" house="var(--stripe)" />
            {company.name}
            <span className="box-label-reference">{reference}</span>
          </p>
          <div className="box-label-room">
            <p>{room}</p>
            {item && (
              <svg className="box-label-drawing" viewBox="0 0 24 24" aria-hidden="true">
                <ItemDrawing item={item} />
              </svg>
            )}
          </div>
          {fragile && <p className="box-label-fragile">Fragile</p>}
          <p className="box-label-new">
            <span>Room at the new address:</span> <span>Box ____ of ____</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Prints the labels instead of the sheet. */
export function printLabels() {
  const { dataset } = document.documentElement;
  dataset.print = 'labels';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
