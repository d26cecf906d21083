/** A whole number as it is typed; NaN as long as it is none. */
export function readCount(typed: string): number {
  return /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : Number.NaN;
}
