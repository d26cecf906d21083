import { visibleText } from './visible.ts';

/** Spreadsheets read a file as UTF-8 if it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A place where a spreadsheet misreads a cell: where a formula begins, full-width forms included
 *  (owasp.org/www-community/attacks/CSV_Injection), or a number that would lose its first zero, as 0825550134. Excel
 *  splits at the list separator of its country, which is `;` in South Africa, and then neither our commas nor our
 *  quotes hold a cell together. So a cell may begin and end at each separator and line break, whatever spaces and
 *  quotes are there. A phone number with + is shown as text too. */
const MISREAD = /(?<=^|[,;\t\r\n])(?=[\s"]*(?:[=+\-@＝＋－＠]|0\d[\d.]*[\s"]*(?:$|[,;\t\r\n])))/g;

/** An amount, which has two decimals in every table: a sum over mixed forms leaves out what the spreadsheet took for
 *  text. */
interface Rand {
  readonly rand: number;
}

export type Cell = string | number | Rand;

export interface CsvForm {
  readonly separator: string;
  readonly decimal: string;
}

export const CSV_FORMS = {
  /** For programs: RFC 4180. */
  csv: { separator: ',', decimal: '.' },
  /** For a spreadsheet set to English (South Africa): with points its amounts are text, and sums leave them out. */
  excel: { separator: ';', decimal: ',' },
} as const satisfies Readonly<Record<string, CsvForm>>;

/** A record of RFC 4180, but for the separator.
 *  @param values of which a number or an amount is one of ours, even one below zero, and not the first */
export function csvRecord(values: readonly Cell[], form: CsvForm = CSV_FORMS.csv): string {
  return `${values.map((value) => field(value, form)).join(form.separator)}\r\n`;
}

function field(value: Cell, { separator, decimal }: CsvForm): string {
  if (typeof value === 'number') return `${value}`.replace('.', decimal);
  if (typeof value === 'object') return value.rand.toFixed(2).replace('.', decimal);
  const text = visibleText(value.replace(MISREAD, "'"));
  const isQuoted = text.includes(separator) || /[",\r\n]|^\s|\s$/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole table of which a spreadsheet knows the encoding. */
export function csvTable(records: readonly (readonly Cell[])[], form?: CsvForm): string {
  return BYTE_ORDER_MARK + records.map((values) => csvRecord(values, form)).join('');
}
