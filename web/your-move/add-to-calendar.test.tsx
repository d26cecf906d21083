import ICAL from 'ical.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { cleanup, render, screen, userEvent } from '../testing/component.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { MOVE } from './sample-move.ts';

const STORE = 'Our store, Kya Sand';
const { fromAddress, toAddress } = MOVE.request;
const [FIRST] = MOVE.visits;
const files: Blob[] = [];

beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

type Changes = Partial<YourMove['visits'][number]>;

/** Loaded on the 6th, delivered on the 20th. */
function twoVisits(deliver: Changes = {}): YourMove['visits'] {
  if (!FIRST) return [];
  const booked = {
    ...FIRST,
    window: 'between 8 and 9',
    people: 3,
    trucks: 1,
    status: 'confirmed' as const,
    sequence: 3,
  };
  return [
    { ...booked, what: 'Load', day: '2031-12-06', to: STORE },
    { ...booked, visit: 2, what: 'Deliver', day: '2031-12-20', from: STORE, ...deliver },
  ];
}

const BOOKING: YourMove['booking'] = {
  lines: [
    { field: 'arrival', label: 'Load', value: 'Saturday 6 December 2031' },
    { field: 'price', label: 'Price', value: 'R18 500' },
  ],
  window: 'between 8 and 9',
  papers: null,
  figure: 'R18 500',
  rest: '',
  at: MOVE.receivedAt,
  byVisitor: true,
  day: '',
};

/** The entries of the file that the page saves of a booked move. */
async function entriesOf(visits: YourMove['visits'], last = 3) {
  const moveDay = { day: visits[0]?.day ?? '', status: 'confirmed' } as const;
  const move: YourMove = { ...MOVE, phase: 'booked', visits, moveDay, booking: BOOKING, last };
  render(<AddToCalendar kind="main" move={move} />);
  await userEvent.click(screen.getByRole('button', { name: MOVE_LABELS.calendar }));
  cleanup();
  const calendar = new ICAL.Component(ICAL.parse(`${await files.at(-1)?.text()}`));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, description, startDate } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    return { uid, sequence, summary, location, description, status, start: `${startDate}` };
  });
}

it('saves an entry for each of two visits, with its own day, hours, way and crew', async () => {
  const [load, deliver, ...none] = await entriesOf(twoVisits());
  expect(none).toEqual([]);
  expect(load).toMatchObject({
    start: '2031-12-06T08:00:00',
    location: fromAddress,
    status: 'CONFIRMED',
  });
  expect(deliver).toMatchObject({
    start: '2031-12-20T08:00:00',
    location: STORE,
    status: 'CONFIRMED',
  });
  expect(deliver?.uid).toBe(load?.uid.replace('@', '-2@'));
  expect(load?.summary).toContain('Load, between 8 and 9');
  expect(load?.description).toContain(`To: ${STORE}`);
  expect(load?.description).not.toContain(toAddress);
  expect(deliver?.description).toContain(`To: ${toAddress}`);
  expect(deliver?.description).not.toContain(fromAddress);
  for (const entry of [load, deliver]) {
    expect(entry?.description).toContain('Price: R18 500');
    expect(entry?.description).toContain('We bring: 3 movers, 1 truck');
    expect(entry?.description).not.toContain('Load: Saturday');
  }
});

it('saved again after a change of one visit, leaves the entry of the other as it was', async () => {
  const [load, deliver] = await entriesOf(twoVisits());
  const changed = { day: '2031-12-22', sequence: 7 };
  const [loadAgain, deliverAgain] = await entriesOf(twoVisits(changed), 9);
  expect(loadAgain).toEqual(load);
  expect(deliverAgain).toEqual({ ...deliver, start: '2031-12-22T08:00:00', sequence: 7 });
});

it('saves the visit that is left once the other one was taken out', async () => {
  const visits = twoVisits().slice(1);
  const [deliver, ...none] = await entriesOf(visits);
  expect(none).toEqual([]);
  expect(deliver?.uid).toContain('-2@');
});
