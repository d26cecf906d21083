/** One to 255 visible ASCII characters. A header sent twice has a space in it, so it is no key. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value);
}
