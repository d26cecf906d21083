import { vi } from 'vitest';
import { act, fireEvent, screen } from './component.ts';

export const A_MINUTE_MS = 60_000;

/** The text of the page. */
export const page = () => document.body.textContent ?? '';

/** Moves Vitest's fake clock on. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Fills in fields by their labels. */
export async function write(answers: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  }
}
