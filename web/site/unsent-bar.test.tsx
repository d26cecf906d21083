import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hoursIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { CONTACT_UNSENT_KEY, QUOTE_UNSENT_KEY } from '../memory/storage-keys.ts';
import { render, screen } from '../testing/component.ts';
import { UnsentBar } from './UnsentBar.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = hoursIn(TERMS.unsentKeptFor) / 24;

beforeEach(() => {
  vi.resetModules();
});

const bar = () => screen.queryByRole('link');

/** A page with the bar and its script, and this in the device's storage. */
async function open(key: string, kept: string) {
  localStorage.setItem(key, kept);
  render(<UnsentBar />);
  await import('./unsent-bar.ts');
}

const keptFor = (ms: number) => JSON.stringify({ version: 1, at: Date.now() - ms });

it.each([
  [QUOTE_UNSENT_KEY, 'Your quote request is not sent yet', '/get-quote'],
  [CONTACT_UNSENT_KEY, 'Your message is not sent yet', '/contact'],
])('what waits under %s is named, and the bar leads to it', async (key, words, page) => {
  await open(key, keptFor(KEPT_DAYS * DAY_MS - 60_000));
  expect(bar()?.textContent).toBe(words);
  expect(bar()?.getAttribute('href')).toBe(`${page}#not-sent`);
});

it.each([
  ['what was kept for as long as we promise', keptFor(KEPT_DAYS * DAY_MS)],
  ['half a text', '{oops'],
  ['nothing', 'null'],
  ['a number', '7'],
])('%s is not told of', async (_, kept) => {
  await open(CONTACT_UNSENT_KEY, kept);
  expect(bar()).toBeNull();
});

it('a device that lends no storage has nothing to tell', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem() {}, clear() {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  await open(CONTACT_UNSENT_KEY, keptFor(0));
  expect(bar()).toBeNull();
});
