/** A busy machine needs them, and a test that passes does not wait. In milliseconds. */
export const LIMITS = { testTimeout: 240_000, hookTimeout: 240_000 };
