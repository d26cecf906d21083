/** One to 255 visible ASCII characters. A header that came twice has a space in it and is none. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value);
}
