/** A busy machine needs them, and a test that passes does not wait. In milliseconds. */
const LONGEST_MS = 240_000;

export const LIMITS = { testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS };
