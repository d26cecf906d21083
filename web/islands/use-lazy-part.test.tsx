import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, renderHook } from '../testing/component.ts';
import { pass } from '../testing/form.ts';
import { useLazyPart } from './use-lazy-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a part that does not come has failed after a while, and may still arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { result } = renderHook(() => useLazyPart(true, () => promise));
  await pass(29_000);
  expect(result.current).toMatchObject({ part: undefined, failed: false });
  await pass(2_000);
  expect(result.current).toMatchObject({ part: undefined, failed: true });
  await act(async () => resolve('the part'));
  expect(result.current).toMatchObject({ part: 'the part', failed: false });
});

it('one that came has not failed later', async () => {
  const fetchPart = async () => 'the part';
  const { result } = renderHook(() => useLazyPart(true, fetchPart));
  await pass(60_000);
  expect(result.current).toMatchObject({ part: 'the part', failed: false });
});
