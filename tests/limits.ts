/** A busy machine needs them, and a test that passes does not wait. In milliseconds. */
export const LIMITS = limits(Number(process.env.TEST_LIMIT_MS ?? 240_000));

function limits(longest: number) {
  return { testTimeout: longest, hookTimeout: longest };
}
