// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { act, render, screen } from '../testing/component.ts';
import { CopyButton } from './CopyButton.tsx';

const button = () => screen.getByRole('button');

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
  expect(button().textContent).toBe('Copy the reference');
  await press();
  expect(copied).toEqual(['MC-7F3K']);
  expect(button().textContent).toBe('Copied the reference');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(button().textContent).toBe('Copy the reference');
  await press();
  expect(copied).toHaveLength(2);
  vi.useRealTimers();
});

it('tells where to find the text when copying is refused', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')));
  render(
    <CopyButton text="link" instead="its address is the link">
      Copy the link
    </CopyButton>,
  );
  await press();
  expect(button().textContent).toBe('Copying was refused; its address is the link');
});

it('is refused as well where there is no clipboard, on a page without HTTPS', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  render(<CopyButton text="MC-7F3K" />);
  await press();
  expect(button().textContent).toBe('Copying was refused; select the text');
});
