import { expect, it } from 'vitest';
import { booksOf } from '../../domain/figures/books.ts';
import type { Figures } from '../../domain/figures/figures.ts';
import { lastMonths } from '../../domain/figures/year.ts';
import { render, screen } from '../testing/component.ts';
import { FiguresSheet } from './FiguresSheet.tsx';

const NO_REASON = {
  ...{ price: 0, day: 0, 'not-moving': 0, 'other-mover': 0, 'no-answer': 0, unknown: 0 },
};
const NOTHING: Figures = {
  ...{ taps: 0, cameIn: 0, answered: 0, inTime: 0, late: 0, quoted: 0, accepted: 0 },
  ...{ saidNo: 0, why: NO_REASON },
  ...{ moved: 0, cancelled: 0, cameTo: 0, received: 0, average: null, medianMs: null },
};
const SOME: Figures = {
  ...NOTHING,
  ...{
    taps: 7,
    cameIn: 1200,
    quoted: 40,
    accepted: 10,
    moved: 8,
    cameTo: 61_000.5,
    received: 54_000.5,
  },
  medianMs: 7_800_000,
};

function show(all: Figures) {
  const months = lastMonths('2026-02').map((month) => ({ month, ...NOTHING, ...booksOf([]) }));
  const year = {
    asOf: 'Sat 21 Nov at 22:33',
    months: [
      ...months.slice(0, -1),
      { month: '2026-02', ...all, ...booksOf([{ how: 'card', cents: 55_000_00 }]) },
    ],
    sources: { rows: [{ label: 'Google ad', ...all }], all },
  };
  render(<FiguresSheet year={year} />);
}

const rows = (name: RegExp) =>
  screen.getAllByRole('row', { name }).map(({ textContent }) => textContent);

it('each drawing is a table too, without the months in which nothing happened', () => {
  show(SOME);
  expect(rows(/^(Feb|Mar|Google)/)).toEqual([
    'Feb 2026' + '7' + '1\u00a0200' + '10' + '8' + 'R61\u00a0001' + 'R55\u00a0000',
    'Google ad' + '7' + '1\u00a0200' + '10' + '8' + 'R61\u00a0001' + 'R54\u00a0001',
  ]);
  expect(screen.getByText('2 h 10 min').textContent).toBeTruthy();
  expect(screen.getByText(/^Received this month: R55\s000 by card\.$/)).toBeTruthy();
  expect(screen.getByText('25 %')).toBeTruthy();
});

it('a new family has no figures yet, and nothing is divided by them', () => {
  show(NOTHING);
  expect(screen.getAllByText('–')).toHaveLength(2);
  expect(document.body.innerHTML).not.toMatch(/NaN|Infinity/);
});
