import { expect, test } from 'vitest';
import { progressOf } from '../../server/moves/progress-of.ts';
import { situationOf } from '../../server/moves/situation.ts';
import {
  confirmationWith,
  historyOf,
  quoted,
  SAMPLE_CONFIRMATION,
  type SampleEvent,
  visitOn,
} from '../../tests/server/testing/sample-history.ts';
import { hasMoved } from '../move/moved.ts';
import { PAPER_LABELS } from '../quote/paper-fields.ts';
import { bookingOf } from './booking.ts';

const accepted: SampleEvent = { kind: 'accepted', about: 1 };
const agreed: SampleEvent = {
  kind: 'agreed',
  by: 'Sam',
  price: 7000,
  upTo: null,
  ...visitOn('2026-12-08'),
  said: '',
};
const confirmed: SampleEvent = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION };

const progress = (events: readonly SampleEvent[]) => progressOf('2026-12-05', historyOf(...events));

/** The booking after these events, of which the last was two minutes after the first. */
const booking = (events: readonly SampleEvent[]) => bookingOf(progress(events), '2026-11-22');

const situation = (events: readonly SampleEvent[], today = '2026-12-01') =>
  situationOf(progress(events), today);

test('there is none before a yes, nor after a no', () => {
  expect(booking([])).toBeNull();
  expect(booking([quoted()])).toBeNull();
  expect(booking([quoted(), { kind: 'declined', about: 1 }])).toBeNull();
  expect(booking([quoted(), accepted, quoted()])).toBeNull();
});

test('a yes has the price, the arrival and its time, and who gave it', () => {
  const lines = [
    { field: 'price', label: 'Price', value: 'R6\u00a0500' },
    { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
  ];
  const at = '2026-11-22T08:01:00.000Z';
  expect(booking([quoted(), accepted])).toEqual({
    lines,
    window: 'between 8 and 9',
    at,
    byVisitor: true,
    day: '',
    papers: null,
    figure: 'R6\u00a0500',
    rest: '',
  });
  expect(booking([quoted(), agreed])).toMatchObject({ at, byVisitor: false });
  // Without a day there is no arrival.
  expect(booking([quoted({ day: '' }), accepted])?.lines).toEqual(lines.slice(0, 1));
});

test('a day that nobody confirmed is over when it is, also one that was over before the yes was noted', () => {
  const unsettling: SampleEvent = {
    kind: 'changed',
    changes: [{ field: 'toAddress', before: 'Fourways', after: 'Durban' }],
  };
  for (const events of [
    [quoted(), accepted],
    [quoted(), accepted, unsettling],
    [quoted(), accepted, confirmed, unsettling],
  ]) {
    expect(situation(events, '2026-12-07').phase).not.toBe('overdue');
    expect(situation(events, '2026-12-08').phase).toBe('overdue');
  }
  const late = { ...agreed, ...visitOn('2026-11-21') };
  expect(situation([quoted(), late], '2026-11-23').phase).toBe('overdue');
});

test('a confirmed day has what was promised, until the day is over', () => {
  const events = [quoted(), accepted, confirmed];
  expect(booking(events)).toEqual({
    lines: [
      { field: 'arrival', label: 'Arrival', value: 'Monday 7 December 2026, between 8 and 9' },
      { field: 'price', label: 'Price', value: 'R6\u00a0500' },
      { field: 'brings', label: 'We bring', value: '3 movers, 1 truck' },
      { field: 'registration', label: PAPER_LABELS.registration, value: 'JX 12 CD GP' },
      { field: 'crew', label: PAPER_LABELS.crew, value: 'Sipho Dlamini, Johannes Mokoena' },
    ],
    window: 'between 8 and 9',
    at: '2026-11-22T08:02:00.000Z',
    byVisitor: false,
    day: '',
    papers: { registration: 'JX 12 CD GP', crew: ['Sipho Dlamini', 'Johannes Mokoena'] },
    figure: 'R6\u00a0500',
    rest: '',
  });
  expect(situation(events, '2026-12-07').phase).toBe('booked');
  expect(situation(events, '2026-12-08').phase).toBe('moved');
});

test('a change of what was confirmed keeps the rest of it, and says when it came', () => {
  const events = [
    quoted({ upTo: 8000 }),
    accepted,
    { ...confirmed, ...confirmationWith({ day: '2026-12-09', price: 7200 }) },
  ];
  const change = (field: 'moveDate' | 'toAddress'): SampleEvent => ({
    kind: 'changed',
    changes: [{ field, before: 'then', after: 'now' }],
  });
  expect(booking([...events, change('toAddress')])).toEqual({
    lines: [
      { field: 'price', label: 'Price', value: 'R7\u00a0200' },
      { field: 'arrival', label: 'Arrival', value: 'Wednesday 9 December 2026, between 8 and 9' },
    ],
    window: 'between 8 and 9',
    at: '2026-11-22T08:01:00.000Z',
    byVisitor: true,
    day: '',
    papers: null,
    figure: 'R7\u00a0200',
    rest: '',
  });
  expect(booking([...events, change('moveDate')])?.lines).toEqual([
    { field: 'price', label: 'Price', value: 'R7\u00a0200' },
  ]);
  expect(situation([...events, change('moveDate')])).toMatchObject({
    phase: 'changed',
    since: '2026-11-22T08:03:00.000Z',
  });
  expect(situation([...events, change('moveDate'), confirmed]).phase).toBe('booked');
});

test('a cancellation says when, and whether the visitor cancelled', () => {
  const events = [quoted(), accepted];
  expect(booking([...events, { kind: 'cancelled', said: '' }])).toEqual({
    lines: [{ field: 'day', label: 'Day', value: 'Monday 7 December 2026' }],
    window: '',
    at: '2026-11-22T08:02:00.000Z',
    byVisitor: true,
    day: '2026-12-07',
    papers: null,
    figure: '',
    rest: '',
  });
  const byTeam = booking([...events, { kind: 'cancelled', by: 'Anna', said: 'The truck broke' }]);
  expect(byTeam).toMatchObject({
    byVisitor: false,
    lines: [{}, { field: 'why', label: 'Why', value: 'The truck broke' }],
  });
  const dayless = [quoted({ day: '' }), accepted, { kind: 'cancelled', said: '' } as const];
  expect(bookingOf(progressOf('', historyOf(...dayless)), '2026-11-22')?.lines).toEqual([]);
});

test('only a confirmed move is over after its day', () => {
  const booked = progressOf('', historyOf(quoted(), accepted, confirmed));
  expect(hasMoved(booked, '2026-12-08')).toBe(true);
  expect(hasMoved(booked, '2026-12-07')).toBe(false);
  expect(hasMoved(progressOf('', historyOf(quoted(), accepted)), '2026-12-08')).toBe(false);
});

test('a move can be cancelled from the yes on, also one that did not take place', () => {
  const mayCancel = (events: readonly SampleEvent[], today: string) =>
    situation(events, today).may.includes('cancelled');
  expect(mayCancel([quoted()], '2026-12-01')).toBe(false);
  expect(mayCancel([quoted(), accepted], '2026-12-31')).toBe(true);
  expect(mayCancel([quoted(), accepted, confirmed], '2026-12-07')).toBe(true);
  expect(mayCancel([quoted(), accepted, confirmed], '2026-12-08')).toBe(true);
  const cancelled: SampleEvent = { kind: 'cancelled', said: '' };
  expect(mayCancel([quoted(), accepted, cancelled], '2026-12-01')).toBe(false);
});

test('an email that did not arrive is of no use once the move is over, a question is', () => {
  const bounced = { kind: 'undelivered', about: 3, mail: 'confirmation', reason: '550' } as const;
  const asked = { kind: 'asked', about: 1, said: 'And the piano?' } as const;
  const kinds = (today: string) =>
    situation([quoted(), accepted, confirmed, bounced, asked], today).wishes.map(
      ({ kind }) => kind,
    );
  expect(kinds('2026-12-07')).toEqual(['undelivered', 'asked']);
  expect(kinds('2026-12-08')).toEqual(['asked']);
});
