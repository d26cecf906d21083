import type { Figures } from '../../domain/figures/figures.ts';
import { inGroups, randInWords } from '../../domain/money.ts';
import { type Column, Table } from '../ui/Table.tsx';

export interface FiguresRow extends Figures {
  readonly label: string;
  /** The money that came in during a month, for whatever move, instead of that for the requests of the row. */
  readonly sum?: number;
}

interface FiguresTableProps {
  /** What the rows are. */
  what: string;
  rows: readonly FiguresRow[];
  all: Figures & Pick<FiguresRow, 'sum'>;
  /** Draws how many came in of each. */
  isDrawn?: boolean;
}

const COUNTS: readonly Column<FiguresRow>[] = [
  { name: 'Taps', of: ({ taps }) => inGroups(taps ?? 0) },
  { name: 'Asked', of: ({ cameIn }) => inGroups(cameIn) },
  { name: 'Yes', of: ({ accepted }) => inGroups(accepted) },
  { name: 'Moved', of: ({ moved }) => inGroups(moved) },
  { name: 'Came to', of: ({ cameTo }) => randInWords(Math.round(cameTo)) },
  { name: 'Received', of: ({ sum, received }) => randInWords(Math.round(sum ?? received)) },
];

/** Whether all of its figures are 0. */
export function isQuiet({ taps, cameIn, accepted, moved, cameTo, sum, received }: FiguresRow) {
  return [taps ?? 0, cameIn, accepted, moved, cameTo, sum ?? received].every((each) => each === 0);
}

/** A row for each, and one for all of them. */
export function FiguresTable({ what, rows, all, isDrawn = false }: FiguresTableProps) {
  const most = Math.max(1, ...rows.map(({ cameIn }) => cameIn));
  const foot = { ...all, label: 'All' };
  const first: Column<FiguresRow> = {
    name: what,
    of: (row) =>
      row === foot ? (
        row.label
      ) : (
        <>
          <span>{row.label}</span>
          {isDrawn && <Bar of={row} most={most} />}
        </>
      ),
  };
  return (
    <Table
      className="figures-table"
      columns={[first, ...COUNTS]}
      rows={rows}
      idOf={({ label }) => label}
      foot={foot}
    />
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
