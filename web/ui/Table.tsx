import type { Elements } from './elements.ts';

export interface Column<Row> {
  readonly name: string;
  readonly of: (row: Row) => Elements | string;
  /** Of its name, and of its cells. */
  readonly looks?: { readonly head?: string; readonly cell?: string };
}

interface TableProps<Row> {
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The row below the line, for all of them. */
  foot?: Row;
  className?: string;
  looks?: Readonly<Partial<Record<'head' | 'names' | 'body' | 'row', string>>>;
}

/** Rows with a name, and columns with one. */
export function Table<Row>({ columns, rows, idOf, foot, className, looks = {} }: TableProps<Row>) {
  return (
    <table className={className}>
      <thead className={looks.head}>
        <tr className={looks.names}>
          {columns.map(({ name, looks }) => (
            <th key={name} scope="col" className={looks?.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={looks.body}>
        {rows.map((row) => (
          <tr key={idOf(row)} className={looks.row}>
            <Cells {...{ columns, row }} />
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <Cells {...{ columns, row: foot }} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map(({ name, of, looks }, index) =>
    index === 0 ? (
      <th key={name} scope="row" className={looks?.cell}>
        {of(row)}
      </th>
    ) : (
      <td key={name} className={looks?.cell}>
        {of(row)}
      </td>
    ),
  );
}
