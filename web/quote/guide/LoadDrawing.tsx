import type { PriceGuide } from '../../../domain/request/price-guide.ts';

/** The inside of the truck's box, on the grid of the truck (road/Truck.tsx). */
const INSIDE = { x: 3.5, y: 4.5, width: 38, height: 23 } as const;

/** The open side of the truck on the road: the usual load of such a home, paler from its lower figure
 *  to its upper one, and the chosen items in full colour. The guide's sentences say the same. */
export function LoadDrawing({ fill, chosenFill }: Pick<PriceGuide, 'fill' | 'chosenFill'>) {
  return (
    <svg className="absolute inset-0" viewBox="0 0 66 38" aria-hidden="true">
      <rect {...INSIDE} fill="var(--chalk)" stroke="var(--chassis)" strokeWidth=".8" />
      <g className="load-parts" fill="var(--lilac)">
        <rect {...INSIDE} transform={part(fill.to)} opacity=".3" />
        <rect {...INSIDE} transform={part(fill.from)} opacity=".45" />
        <rect {...INSIDE} transform={part(chosenFill?.to ?? 0)} />
      </g>
    </svg>
  );
}

/** More than one load is drawn as a full truck. */
function part(share: number): string {
  const scale = Math.min(share, 1);
  return `translate(${INSIDE.x * (1 - scale)} 0) scale(${scale} 1)`;
}
