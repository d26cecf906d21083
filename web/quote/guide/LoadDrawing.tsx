import type { PriceGuide } from '../../../domain/quote/price-guide.ts';

/** The start of the truck's box, and its length inside. */
const BOX = { x: 5, y: 8, length: 86, height: 38 } as const;

/** A truck from the side: the usual load of such a home as an outline, dashed from its lower figure
 *  to its upper one, with the chosen items as a solid part. The words beside it say the same. */
export function LoadDrawing({ fill, chosenFill }: Pick<PriceGuide, 'fill' | 'chosenFill'>) {
  const least = length(fill.from);
  const most = length(fill.to);
  return (
    <svg className="load-drawing" viewBox="0 0 136 64" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M1 4h94v46H1zM95 17h20a5 5 0 0 1 4 2l12 15a5 5 0 0 1 1 3v13H95z" />
        <path d="M103 24h11l8 10h-19z" />
      </g>
      <g className="load-drawing-load" fill="currentColor" stroke="currentColor">
        <rect {...box(most)} fillOpacity=".14" stroke="none" />
        {chosenFill && <rect {...box(length(chosenFill.to))} stroke="none" />}
        <rect {...box(least)} fill="none" strokeWidth="1.5" />
        <rect {...box(most)} fill="none" strokeWidth="1.5" strokeDasharray="3 3" />
      </g>
      <g fill="currentColor">
        <circle cx="24" cy="53" r="9" />
        <circle cx="112" cy="53" r="9" />
      </g>
    </svg>
  );
}

function box(width: number) {
  return { x: BOX.x, y: BOX.y, width, height: BOX.height };
}

/** More than one load is drawn as a full truck. */
function length(share: number): number {
  return Math.round(Math.min(share, 1) * BOX.length);
}
