import { expect, it, vi } from 'vitest';
import { act, render, screen } from '../testing/component.ts';
import { CopyButton } from './CopyButton.tsx';

const button = () => screen.getByRole('button');
/** The visible text: the status is for screen readers. */
const label = () => button().querySelector('svg + span')?.textContent;
const status = () => screen.getByRole('status').textContent;

/** A browser that copies, or refuses to. */
function clipboard(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);
}

async function press() {
  await act(async () => button().click());
}

it('copies, says so for some seconds, and can be pressed again', async () => {
  vi.useFakeTimers();
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  render(<CopyButton text="MC-7F3K" what="the reference" />);
  expect(label()).toBe('Copy the reference');
  await press();
  expect(copied).toEqual(['MC-7F3K']);
  expect(label()).toBe('Copied the reference');
  expect(status()).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(label()).toBe('Copy the reference');
  expect(status(), 'nothing is read out unasked').toBe('');
  await press();
  expect(copied).toHaveLength(2);
  vi.useRealTimers();
});

it('tells where to find the text when copying is refused', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')));
  render(
    <CopyButton text="link" instead="open the sheet">
      Copy the link
    </CopyButton>,
  );
  await press();
  expect(label()).toBe('We couldn’t copy it, so open the sheet');
});

it('shows a text that is nowhere else when copying is refused, for as long as it takes to select it', async () => {
  vi.useFakeTimers();
  clipboard(() => Promise.reject(new Error('not allowed')));
  render(
    <CopyButton text="https://example.com/your-move#KEY" isHidden>
      Copy my link
    </CopyButton>,
  );
  expect(screen.queryByText(/#KEY/)).toBeNull();
  await press();
  expect(label()).toBe('We couldn’t copy it, so select it below');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('https://example.com/your-move#KEY')).toBeTruthy();
  vi.useRealTimers();
});

it('is refused as well where there is no clipboard, on a page without HTTPS', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  render(<CopyButton text="MC-7F3K" />);
  await press();
  expect(label()).toBe('We couldn’t copy it, so select the text');
});
