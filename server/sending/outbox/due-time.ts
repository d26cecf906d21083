/** Earlier than any clock, so that the next look of any server finds it due, even if servers' clocks differ. */
export const AT_ONCE = new Date(0).toISOString();

export function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}
