import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { OPENED_LINK_KEY } from '../memory/link-storage-keys.ts';
import { act, cleanup, renderHook } from '../testing/component.ts';
import { FakeStorage } from '../testing/fake-storage.ts';
import { renewFragmentKey, useFragmentKey } from './fragment-key.ts';
import { takeKeyScript } from './take-key.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The key of the page at an address with this fragment. */
function keyAt(fragment: string) {
  history.replaceState(null, '', `/your-move#${fragment}`);
  const { result } = renderHook(() => useFragmentKey());
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

const [ONE, OTHER, THIRD] = ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)];
const address = () => location.pathname + location.search + location.hash;

/** Opens an address as a browser does, whose script in the page's head leaves it again at once. */
function openAt(path: string, follows?: Parameters<typeof useFragmentKey>[0]) {
  history.replaceState(null, '', path);
  vi.spyOn(location, 'replace').mockImplementation((to) => {
    history.replaceState(null, '', String(to));
  });
  // As it is in the page: on its own.
  new Function(takeKeyScript(OPENED_LINK_KEY))();
  return renderHook(() => useFragmentKey(follows)).result;
}

/** The key after a reload. */
function reloaded() {
  cleanup();
  return renderHook(() => useFragmentKey()).result.current;
}

it('a key leaves the address before the page is drawn, and a reload still has it', () => {
  expect(openAt(`/your-move?utm_source=mail#${ONE}.`).current).toBe(ONE);
  expect(address()).toBe('/your-move?utm_source=mail');
  expect(reloaded()).toBe(ONE);
});

it('an address that somebody types in the same tab opens what the tab opened last there', () => {
  openAt(`/your-move#${ONE}`);
  cleanup();
  expect(openAt('/your-move').current).toBe(ONE);
  cleanup();
  expect(openAt(`/your-move#${OTHER}`).current).toBe(OTHER);
  const kept = Object.keys({ ...sessionStorage });
  expect(kept, 'of another page').not.toContain(`${OPENED_LINK_KEY}/desk`);
});

it('in one tab a link that only reads and the visitor’s own take nothing from each other', () => {
  const opensAt = (path: string) => {
    const { current } = openAt(path);
    cleanup();
    return current;
  };
  expect(opensAt(`/your-move#${ONE}`)).toBe(ONE);
  expect(opensAt(`/move-plan#${OTHER}`)).toBe(OTHER);
  expect(address()).toBe('/move-plan');
  expect(opensAt('/your-move')).toBe(ONE);
  expect(opensAt('/move-plan')).toBe(OTHER);
});

it('part of a link does not open what another link opened', () => {
  expect(openAt(`/your-move#${ONE}`).current).toBe(ONE);
  cleanup();
  expect(openAt(`/your-move#${OTHER.slice(2)}`).current).toBeNull();
});

it('Back between two links of one tab shows each what it opened', () => {
  const shown = openAt(`/your-move#${ONE}`);
  const before = history.state;
  history.replaceState(null, '', `#${OTHER}`);
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect([shown.current, address()]).toEqual([OTHER, '/your-move']);
  history.replaceState(before, '');
  act(() => void window.dispatchEvent(new Event('popstate')));
  expect(shown.current).toBe(ONE);
  expect(reloaded()).toBe(ONE);
});

it('another link in the same tab of a visitor is left as the first was', () => {
  const shown = openAt(`/your-move#${ONE}`, 'reload');
  history.replaceState(null, '', `#${OTHER}`);
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(location.replace).toHaveBeenLastCalledWith('/your-move');
  expect(shown.current).toBe(OTHER);
});

it('the skip link takes no key away, and a renewed one takes the place of the one before', () => {
  const shown = openAt(`/your-move#${ONE}`);
  document.body.append(Object.assign(document.createElement('main'), { id: 'main' }));
  history.replaceState(null, '', '#main');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(shown.current).toBe(ONE);
  act(() => renewFragmentKey(ONE, THIRD));
  expect([shown.current, address()]).toEqual([THIRD, '/your-move']);
  expect(reloaded()).toBe(THIRD);
});

it('where nothing can be stored the key stays in the address', () => {
  const off = new FakeStorage();
  off.full = true;
  vi.stubGlobal('sessionStorage', off);
  expect(openAt(`/your-move#${ONE}`).current).toBe(ONE);
  expect(address()).toBe(`/your-move#${ONE}`);
  act(() => renewFragmentKey(ONE, OTHER));
  expect(address()).toBe(`/your-move#${OTHER}`);
});
