import { afterEach, expect, it, vi } from 'vitest';
import { act, fireEvent, render, screen } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { PrintButton } from './PrintButton.tsx';

const printed: (string | undefined)[] = [];
/** A browser that does not say when it has printed. */
const print = () => {
  printed.push(document.documentElement.dataset.print);
};

afterEach(() => {
  vi.unstubAllGlobals();
  printed.length = 0;
  delete document.documentElement.dataset.print;
});

const show = () =>
  render(
    <>
      <PrintButton>Print</PrintButton>
      <PrintButton part="labels">Box labels</PrintButton>
    </>,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('a part is printed once, although nothing says that it was', async () => {
  vi.stubGlobal('print', print);
  show();
  await press('Box labels');
  await press('Print');
  expect(printed).toEqual(['labels', undefined]);
});

it.each(['afterprint', 'pointerdown', 'keydown'])(
  'after %s the browser’s own print is of the page',
  async (type) => {
    vi.stubGlobal('print', print);
    show();
    await press('Box labels');
    fireEvent(window, new Event(type));
    expect(document.documentElement.dataset.print).toBeUndefined();
  },
);

it('an app that cannot print says so, and names another way', async () => {
  vi.stubGlobal('print', undefined);
  show();
  await press('Print');
  expect(page()).toContain('This app can’t print.');
  expect(document.documentElement.dataset.print).toBeUndefined();
});
