import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('what is saved can still be fetched well after the click, and is given up in the end', () => {
  vi.useFakeTimers();
  // This browser would open the file in the place of the page.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('day.ics', 'BEGIN:VCALENDAR', 'text/calendar');
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoke).toHaveBeenCalledOnce();
});
