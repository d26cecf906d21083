import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { cleanup, renderHook } from '../testing/component.ts';
import { useFragmentKey } from './fragment-key.ts';

afterEach(() => history.replaceState(null, '', '/'));

/** The key of the page at an address with this fragment. */
function keyAt(fragment: string) {
  history.replaceState(null, '', `/your-move#${fragment}`);
  const { result } = renderHook(useFragmentKey);
  cleanup();
  return result.current;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const anyKey = fc.string({ unit: fc.constantFrom(...letters), minLength: 32, maxLength: 32 });
const MARKS = [...'.,:;!?)]}>\'"/\\&=*~|-_ ', '%20', '%0A', '%3E', '’', '%E2%80%9D', '…', '%2520'];
const marks = fc.array(fc.constantFrom(...MARKS), { maxLength: 3 }).map((each) => each.join(''));
const behind = fc.oneof(
  marks,
  fc.constantFrom(
    '%',
    '&fbclid=IwAR0x_-9',
    '?utm_source=mail',
    ':~:text=Your%20move',
    '/',
    '#status',
  ),
);

it('whatever programs put before or behind a key, it is found', () => {
  fc.assert(
    fc.property(anyKey, marks, behind, (key, before, after) => {
      expect(keyAt(before + key + after)).toBe(key);
    }),
  );
});
