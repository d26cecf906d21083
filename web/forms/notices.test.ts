import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentNotice, dismissNotice, notify } from './notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sent = { title: 'Sent', description: 'We have it.', variant: 'default' } as const;
const failed = { title: 'Error', description: 'Try again.', variant: 'destructive' } as const;

it('shows one notice at a time: the newest', () => {
  notify(sent);
  notify(failed);
  expect(currentNotice()).toMatchObject({ ...failed, open: true });
});

it('keeps a dismissed notice for 1,000,000 ms and then forgets it (docs/product.md, 4)', () => {
  notify(sent);
  dismissNotice(currentNotice()?.id ?? 0);
  expect(currentNotice()).toMatchObject({ open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentNotice()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentNotice()).toBeUndefined();
});

it('does not lose a new notice to the removal of the old one', () => {
  notify(sent);
  dismissNotice(currentNotice()?.id ?? 0);
  notify(failed);
  vi.advanceTimersByTime(1_000_000);
  expect(currentNotice()).toMatchObject(failed);
});

it('ignores the dismissal of a notice that is gone', () => {
  notify(sent);
  const old = currentNotice()?.id ?? 0;
  notify(failed);
  dismissNotice(old);
  expect(currentNotice()).toMatchObject({ ...failed, open: true });
});
