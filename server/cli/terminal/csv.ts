import { visibleText } from './visible.ts';

/** Spreadsheets read a file as UTF-8 if it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A place where a cell begins with a formula, full-width forms included
 *  (owasp.org/www-community/attacks/CSV_Injection). Excel splits at the list separator of its country,
 *  which is `;` in South Africa, and then neither our commas nor our quotes hold a cell together. So a
 *  cell may begin behind each separator and line break, whatever spaces and quotes come first. A phone
 *  number with + is shown as text too. */
const FORMULA = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** A record of RFC 4180. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string): string {
  const text = visibleText(value.replace(FORMULA, "'"));
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
