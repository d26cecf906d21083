import { vi } from 'vitest';
import { LIMITS } from './limits.ts';

/** Asks again and again until the check no longer throws. What never comes is named before the test's
 *  own limit ends it.
 *  @param interval milliseconds between two attempts; a false clock runs on by as much
 *  @returns what the check returned at last */
export function eventually<T>(check: () => T | Promise<T>, interval = 20): Promise<T> {
  return vi.waitFor(check, { timeout: LIMITS.testTimeout / 2, interval });
}
