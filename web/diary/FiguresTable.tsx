import type { Figures } from '../../domain/figures/figures.ts';
import { inGroups, randInWords } from '../../domain/money.ts';

export interface FiguresRow extends Figures {
  readonly label: string;
}

interface FiguresTableProps {
  /** What the rows are. */
  what: string;
  rows: readonly FiguresRow[];
  all: Figures;
  /** Draws how many came in of each. */
  isDrawn?: boolean;
}

/** A row for each, and one for all of them. */
export function FiguresTable({ what, rows, all, isDrawn = false }: FiguresTableProps) {
  const most = Math.max(1, ...rows.map(({ cameIn }) => cameIn));
  return (
    <table className="figures-table">
      <thead>
        <tr>
          {[what, 'Taps', 'Asked', 'Yes', 'Moved', 'Came to'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <span>{row.label}</span>
              {isDrawn && <Bar of={row} most={most} />}
            </th>
            <Cells of={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <Cells of={all} />
        </tr>
      </tfoot>
    </table>
  );
}

function Cells({ of: { taps, cameIn, accepted, moved, cameTo } }: { of: Figures }) {
  return (
    <>
      <td>{inGroups(taps ?? 0)}</td>
      <td>{inGroups(cameIn)}</td>
      <td>{inGroups(accepted)}</td>
      <td>{inGroups(moved)}</td>
      <td>{randInWords(Math.round(cameTo))}</td>
    </>
  );
}

/** How many came in, and how many of them said yes; the cells beside it say so too. */
function Bar({ of: { cameIn, accepted }, most }: { of: Figures; most: number }) {
  const width = (count: number) => `${(100 * count) / most}%`;
  return (
    <svg className="mt-0.5 block h-1.5 w-full" width="100%" height="6" aria-hidden="true">
      <rect className="figures-asked" width={width(cameIn)} height="100%" rx="3" />
      <rect className="figures-yes" width={width(accepted)} height="100%" rx="3" />
    </svg>
  );
}
