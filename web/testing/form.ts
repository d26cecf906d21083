import { vi } from 'vitest';
import { act, fireEvent, screen } from './component.ts';

export const A_MINUTE_MS = 60_000;

/** What a visitor reads. */
export const page = () => document.body.textContent ?? '';

/** Moves the clock, which the test has to have set. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Fills in fields by their labels. */
export async function write(answers: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  }
}
