/** Some browsers keep a page from drawing, and never answer. */
const TIMEOUT_MS = 10_000;

/** @throws if it takes longer than anybody waits */
export function inTime<Value>(value: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No picture came')), TIMEOUT_MS);
  });
  return Promise.race([value, late]);
}
