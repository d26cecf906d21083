import { expect, it } from 'vitest';
import { render } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { DayOfDiary } from './DayOfDiary.tsx';

it.each([
  ['2026-12-16', 'Wed 16 DecfreeDay of Reconciliation'],
  ['2026-12-17', 'Thu 17 Decfree'],
])('a public holiday is marked: %s', (day, text) => {
  const empty = { day, trucks: 0, entries: [] };
  render(<DayOfDiary day={empty} today="2026-12-11" trucksADay={2} inWeek={false} />);
  expect(page().trim()).toBe(text);
});
