import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { ROAD_MAP_PATH, type RoadMap } from '../../domain/places/road-between.ts';
import { accessSchema } from '../../domain/request/access.ts';
import { BOOK_LIFT } from '../../domain/request/move-checklist.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { createQueryClient } from '../api/query-client.ts';
import { render, screen, within } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { MOVE_HEADINGS } from './move-headings.ts';
import { OpenedLink } from './OpenedLink.tsx';
import { MOVE, NO_ROADS } from './sample-move.ts';
import { whereabouts } from './whereabouts.ts';

const TODAY = localDay(new Date());
const LOADED = addDays(TODAY, -1);
const DELIVERED = addDays(TODAY, 13);
const { fromAddress, toAddress } = MOVE.request;
const [FIRST] = MOVE.visits;

function visitsOn(load: string, deliver: string, to = 'Our store'): YourMove['visits'] {
  if (!FIRST) return [];
  const hours = { window: 'between 8 and 9', people: 3 };
  return [
    { ...FIRST, ...hours, what: 'Load', day: load, from: fromAddress, to, trucks: 2 },
    {
      ...FIRST,
      ...hours,
      visit: 2,
      what: 'Deliver',
      day: deliver,
      from: to,
      to: toAddress,
      trucks: 1,
    },
  ].map((visit) => ({
    ...visit,
    isOver: visit.day < TODAY,
    status: 'confirmed' as const,
  }));
}

const PAPERS = { registration: 'JX 12 CD GP', crew: ['Sipho Dlamini'] };
const BOOKING: NonNullable<YourMove['booking']> = {
  lines: [{ field: 'price', label: 'Price', value: 'R18 500' }],
  window: 'between 8 and 9',
  papers: null,
  figure: 'R18 500',
  rest: '',
  at: MOVE.receivedAt,
  byVisitor: true,
  day: '',
};

async function open(changes: Partial<YourMove>) {
  const server = new FakeServer();
  const move: YourMove = {
    ...MOVE,
    phase: 'under-way',
    moveDay: { day: DELIVERED, status: 'confirmed' },
    visits: visitsOn(LOADED, DELIVERED),
    booking: BOOKING,
    ...changes,
  };
  server.answer = () => Response.json(move);
  const queries = createQueryClient();
  queries.setQueryData<RoadMap>([ROAD_MAP_PATH], NO_ROADS);
  render(
    <QueryClientProvider client={queries}>
      <OpenedLink linkKey="the-key" />
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'Move sheet' });
}

beforeEach(() => {
  // This document has none; a page that reports a fault fails its test.
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  return () => vi.unstubAllGlobals();
});

const current = () =>
  within(screen.getByRole('list', { name: MOVE_HEADINGS.road }))
    .getAllByRole('listitem')
    .filter((stage) => stage.getAttribute('aria-current'))
    .map(({ textContent }) => textContent);

it('between two visits the figure is the next one, the earlier one is ticked, and nothing is done', async () => {
  await open({ may: ['reported'] });
  expect(current()).toEqual([PHASES['under-way'].stamp]);
  const paper = screen.getByRole('region', { name: 'Your move' });
  expect(paper.querySelector('strong')?.textContent).toBe(moveDateInShort(DELIVERED, TODAY));
  const visits = within(screen.getByRole('list', { name: 'Visits' })).getAllByRole('listitem');
  const [load, deliver] = visits.map(({ textContent }) => textContent);
  expect(load).toContain(`Load: ${moveDateInWords(LOADED)}, between 8 and 9, over`);
  expect(load).toContain('Our store');
  expect(deliver).toContain(`Deliver: ${moveDateInWords(DELIVERED)}, between 8 and 9`);
  expect(deliver).not.toContain(', over');
  expect(page()).not.toMatch(/your move is done|thank you for moving/i);
  expect(page()).toContain(MOVE_HEADINGS.report);
});

const ACCESS = accessSchema.parse({
  version: 1,
  from: { floor: '2', lift: 'small', estate: 'yes', hours: '8 to 4', truck: 'any' },
  to: { floor: '3+', estate: 'yes' },
});

test.each([
  ['to the store', TODAY, DELIVERED, 'moving out', 'moving in'],
  ['from the store', LOADED, DELIVERED, 'moving in', 'moving out'],
] as const)(
  'under way %s the sheet has the door of the next visit only',
  async (_, load, deliver, door, other) => {
    await open({ request: { ...MOVE.request, access: ACCESS }, visits: visitsOn(load, deliver) });
    expect(page()).toContain(`Access, ${door}`);
    expect(page()).not.toContain(`Access, ${other}`);
    const isDelivery = door === 'moving in';
    expect(page().includes('where we deliver?')).toBe(isDelivery);
    expect(page()).not.toContain('where we collect');
    expect(page().includes(BOOK_LIFT.text)).toBe(!isDelivery);
  },
);

it('each gate gets the day on which a visit comes to it', async () => {
  const visits = visitsOn(TODAY, DELIVERED);
  await open({
    request: { ...MOVE.request, access: ACCESS },
    visits,
    booking: { ...BOOKING, papers: PAPERS },
  });
  const notice = (address: string) =>
    screen.getByRole('region', { name: `For the manager of ${address}` }).textContent;
  expect(notice(fromAddress)).toContain(`${moveDateInWords(TODAY)}.`);
  expect(notice(fromAddress)).toContain(PAPERS.registration);
  expect(notice(toAddress)).toContain(`${moveDateInWords(DELIVERED)}.`);
  expect(notice(toAddress)).not.toContain(PAPERS.registration);
});

it('nothing can be missing before the first delivery', async () => {
  await open({ may: [] });
  expect(page()).not.toContain(MOVE_HEADINGS.report);
});

it('a job of one visit has its two addresses and no list', async () => {
  await open({
    phase: 'booked',
    visits: MOVE.visits,
    moveDay: { day: DELIVERED, status: 'confirmed' },
  });
  expect(current()).toEqual(['Booked']);
  expect(screen.queryByRole('list', { name: 'Visits' })).toBeNull();
});

test.each([
  ['at home before the first visit', 'booked', addDays(TODAY, 3), DELIVERED, 'Our store', 'home'],
  ['on a truck on the day of a visit', 'under-way', TODAY, DELIVERED, 'Our store', 'way'],
  ['in the store between two', 'under-way', LOADED, DELIVERED, 'Our store', 'stop'],
  ['in the new home, in part', 'under-way', LOADED, DELIVERED, toAddress, 'arrived'],
  ['in the new home after the last', 'moved', addDays(TODAY, -9), LOADED, 'Our store', 'arrived'],
] as const)('the furniture is %s', (_, phase, load, deliver, to, at) => {
  const visits = visitsOn(load, deliver, to);
  expect(whereabouts({ ...MOVE, phase, visits }, TODAY)).toBe(at);
});

test.each([
  ['before the yes', 'quoted', TODAY, 'home'],
  ['booked', 'booked', addDays(TODAY, 1), 'home'],
  ['on the day', 'booked', TODAY, 'way'],
  ['afterwards', 'moved', LOADED, 'arrived'],
  ['cancelled', 'cancelled', TODAY, 'home'],
] as const)('of a move of one day the furniture is where it is, %s', (_, phase, day, at) => {
  const visits = visitsOn(day, day, toAddress).slice(0, 1);
  expect(whereabouts({ ...MOVE, phase, visits }, TODAY)).toBe(at);
});
