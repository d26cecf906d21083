import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QUIETER_DAYS } from '../../../domain/dates/date-advice.ts';
import { CONTROL_LABELS } from '../../../domain/request/labels.ts';
import { act, cleanup, render, screen, within } from '../../testing/component.ts';
import { DateHint } from './DateHint.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T10:00:00Z') });
  return () => vi.useRealTimers();
});

/** The field and its hint, as the form has them. */
function DateField({ first }: { first: string }) {
  const [date, setDate] = useState(first);
  return (
    <>
      <input
        id="quote-moveDate"
        aria-label="Move date"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <DateHint date={date} onMove={setDate} />
    </>
  );
}

const show = (date: string) => render(<DateField key={date} first={date} />);
const field = () => screen.getByLabelText<HTMLInputElement>(CONTROL_LABELS.moveDate);
const said = () => screen.getByRole('status').textContent ?? '';
const offered = (name: string) =>
  within(screen.getByRole('group', { name })).getAllByRole('button');

it('says why a day is busy, and offers three quieter ones', () => {
  show('2027-02-27');
  expect(said()).toMatch(/^Saturday 27 February 2027 is a busy day\. /);
  expect(offered(QUIETER_DAYS.nearby)).toHaveLength(3);
});

it('a press on a quieter day moves the date, says so, and keeps the focus', async () => {
  show('2027-02-27');
  await act(async () => offered(QUIETER_DAYS.nearby)[0]?.click());
  expect(field().value).toMatch(/^2027-0[23]-\d\d$/);
  expect(field().value).not.toBe('2027-02-27');
  expect(said()).toContain('Your move date is now');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('group')).toBeNull();
});

it('in the peak season a quieter day is still in the season, and the hint says so', async () => {
  show('2026-12-16');
  expect(said()).toContain('Day of Reconciliation');
  await act(async () => offered(QUIETER_DAYS.inSeason)[0]?.click());
  expect(said()).toContain('is in the peak season');
  expect(said()).not.toContain('busy day');
});

it('asks back about a day that has passed, and says nothing of a quiet one', () => {
  show('2020-11-20');
  expect(said()).toBe('Friday 20 November 2020 has passed. Which day would suit you?');
  cleanup();
  show('2027-02-16');
  expect(said()).toBe('');
  expect(screen.queryByRole('group')).toBeNull();
});

it('says nothing of a year that is still being typed, until the visitor leaves the field', async () => {
  show('0202-02-02');
  expect(said()).toContain('has passed');
  await act(async () => field().focus());
  expect(said()).toBe('');
  await act(async () => field().blur());
  expect(said()).toContain('has passed');
});

it('today is the day in South Africa: no day before tomorrow is offered', () => {
  // Half past midnight on Friday 30 October in Johannesburg, still Thursday in Greenwich.
  vi.setSystemTime(new Date('2026-10-29T22:30:00Z'));
  show('2026-10-31');
  for (const day of screen.getAllByRole('time')) {
    expect(day.getAttribute('datetime')).toMatch(/^2026-11-/);
  }
});
