import { visibleText } from './visible.ts';

/** Spreadsheets read a file as UTF-8 if it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** First characters that turn a cell into a formula, full-width forms included
 *  (owasp.org/www-community/attacks/CSV_Injection). A phone number with + is shown as text too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A record of RFC 4180. */
export function csvRecord(values: readonly string[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string): string {
  const text = visibleText(FORMULA.test(value) ? `'${value}` : value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
