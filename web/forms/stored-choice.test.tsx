import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { HEARD, HEARD_LABELS, type Heard } from '../../domain/figures/heard.ts';
import { eventually } from '../../tests/eventually.ts';
import { createQueryClient } from '../api/query-client.ts';
import { UNSURE } from '../api/unsure.ts';
import { HowFoundNote } from '../desk/HowFoundNote.tsx';
import { HowFound } from '../quote/confirmation/HowFound.tsx';
import { act, fireEvent, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';

const [FIRST, SECOND, THIRD] = HEARD as unknown as [Heard, Heard, Heard]; // it has seven

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.answer = () => new Response(null, { status: 204 });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const show = (what: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      {what}
      <button type="button">Elsewhere</button>
    </QueryClientProvider>,
  );
const sent = () => server.calls.map(({ body }) => JSON.parse(body ?? '{}').heard);
const leave = () => act(async () => screen.getByRole('button', { name: 'Elsewhere' }).focus());

/** As Chromium does on Linux and Windows: each press chooses the next one. */
async function arrowTo(select: HTMLSelectElement, value: string) {
  await act(async () => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
    fireEvent.keyUp(select, { key: 'ArrowDown' });
  });
}

it('the desk stores what arrow keys end at, once, and keeps the focus', async () => {
  show(<HowFoundNote deskKey="k" heard={null} />);
  const select = screen.getByLabelText<HTMLSelectElement>(/How did they find us\?/);
  select.focus();
  for (const value of [FIRST, SECOND, THIRD]) await arrowTo(select, value);
  expect(sent()).toEqual([]);
  expect(document.activeElement).toBe(select);
  expect(select.value).toBe(THIRD);
  await leave();
  await eventually(() => expect(sent()).toEqual([THIRD]));
});

it('arrow keys that end at the stored answer store nothing', async () => {
  show(<HowFoundNote deskKey="k" heard={FIRST} />);
  const select = screen.getByLabelText<HTMLSelectElement>(/How did they find us\?/);
  select.focus();
  for (const value of [SECOND, FIRST]) await arrowTo(select, value);
  await leave();
  expect(sent()).toEqual([]);
});

it('a visitor’s arrow keys among the radios send one answer, when they are left', async () => {
  show(<HowFound linkKey="k" heard={undefined} />);
  const user = userEvent.setup();
  screen.getByLabelText<HTMLInputElement>(HEARD_LABELS[FIRST]).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByLabelText(HEARD_LABELS[THIRD])).toHaveProperty('checked', true);
  expect(sent()).toEqual([]);
  await leave();
  await eventually(() => expect(sent()).toEqual([THIRD]));
});

it('a tap is stored at once; of two in a row the second waits for the first, and wins', async () => {
  let answer = (_: Response) => {};
  server.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  show(<HowFound linkKey="k" heard={undefined} />);
  await userEvent.click(screen.getByText(HEARD_LABELS[FIRST]));
  await userEvent.click(screen.getByText(HEARD_LABELS[SECOND]));
  expect(sent()).toEqual([FIRST]);
  await act(async () => answer(new Response(null, { status: 204 })));
  await eventually(() => expect(sent()).toEqual([FIRST, SECOND]));
  expect(screen.getByLabelText(HEARD_LABELS[SECOND])).toHaveProperty('checked', true);
});

it('after a failure the same answer can be chosen again', async () => {
  server.answer = () => ourRefusal(503);
  show(<HowFound linkKey="k" heard={undefined} />);
  await userEvent.click(screen.getByText(HEARD_LABELS[FIRST]));
  await eventually(() => expect(page()).toContain(UNSURE));
  await userEvent.click(screen.getByText(HEARD_LABELS[FIRST]));
  await eventually(() => expect(sent()).toEqual([FIRST, FIRST]));
});
