import { visibleText } from './visible.ts';

/** Spreadsheets read a file as UTF-8 if it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A place where a spreadsheet misreads a cell: where a formula begins, full-width forms included
 *  (owasp.org/www-community/attacks/CSV_Injection), or a number that would lose its first zero, as 0825550134. Excel
 *  splits at the list separator of its country, which is `;` in South Africa, and then neither our commas nor our
 *  quotes hold a cell together. So a cell may begin and end at each separator and line break, whatever spaces and
 *  quotes are there. A phone number with + is shown as text too. */
const MISREAD = /(?<=^|[,;\t\r\n])(?=[\s"]*(?:[=+\-@＝＋－＠]|0\d[\d.]*[\s"]*(?:$|[,;\t\r\n])))/g;

/** A record of RFC 4180.
 *  @param values of which a number is one of ours, also one below zero, and not the first */
export function csvRecord(values: readonly (string | number)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string | number): string {
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}` : value.toFixed(2);
  const text = visibleText(value.replace(MISREAD, "'"));
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
