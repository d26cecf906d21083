import { afterEach, expect, it, vi } from 'vitest';
import { openTab } from './open-tab.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is gone', undefined],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['is blocked', () => null],
  ['returns true', () => true],
  ['returns a thing', () => ({ closed: false, location: {} })],
  ['returns a function', () => () => {}],
  ['returns this window', () => window],
  [
    'returns what must not be looked at',
    () =>
      new Proxy(
        {},
        {
          has: () => {
            throw new Error('no');
          },
        },
      ),
  ],
])('where window.open %s, no tab is open', (_what, open) => {
  vi.stubGlobal('open', open);
  expect(openTab('https://wa.me/27115550100')).toBeNull();
});

it('a tab that is open is its own window', () => {
  const tab = { window: {} };
  tab.window = tab;
  vi.stubGlobal('open', () => tab);
  expect(openTab('https://wa.me/27115550100')).toBe(tab);
});
