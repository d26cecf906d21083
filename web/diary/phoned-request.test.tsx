import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { CALL_LABELS } from '../../domain/team/call-labels.ts';
import { trucksInWords } from '../../domain/team/trucks-out.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { createQueryClient } from '../api/query-client.ts';
import { act, fireEvent, render, screen, userEvent, within } from '../testing/component.ts';
import { page, write } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { PhonedRequest } from './PhonedRequest.tsx';

const FULL = '2031-12-06';

/** Opens the form of a call.
 *  @returns the calls that were sent */
async function open() {
  const server = new FakeServer();
  const outOn = (day: string) => ({ trucks: day === FULL ? 2 : 1, trucksADay: 2 });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PhonedRequest outOn={outOn} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await write({ [CALL_LABELS.name]: 'Sipho Dlamini', Phone: '082 555 0177' });
  return () =>
    server.posts
      .filter(({ path }) => path.endsWith('requests'))
      .map(({ body }) => JSON.parse(body ?? ''));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const save = () => press(CALL_LABELS.save);
const visit = (name: string) => within(screen.getByRole('group', { name }));
const fill = (field: HTMLElement, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));

it('a job of two days is agreed and confirmed in one call, and the first day is the move’s', async () => {
  const sent = await open();
  await write({
    'Move date (optional)': '2031-12-05',
    'Hours of arrival (optional)': 'at 8',
    'Price for the whole move, in rand (optional)': '9000',
  });
  await press(VISIT_LABELS.another);
  await fill(visit('Visit 1').getByLabelText('What it is (optional)'), 'Load');
  await fill(visit('Visit 2').getByLabelText('Day'), FULL);
  await choose(CALL_LABELS.booked);
  await fill(visit('Visit 2').getByLabelText(VISIT_LABELS.window), 'at 9');
  await save();
  const load = { what: 'Load', day: '2031-12-05', window: 'at 8', people: 3, trucks: 1 };
  // Who comes is the same as before, unless somebody says otherwise.
  const second = { what: '', day: FULL, window: 'at 9', people: 3, trucks: 1 };
  expect(sent()).toMatchObject([
    {
      moveDate: '2031-12-05',
      agreed: { price: 9000, visits: [load, second] },
      confirmed: { toldBy: 'phone' },
    },
  ]);
});

it('a visit that is removed takes its day along, and the only one left is the move', async () => {
  const sent = await open();
  await write({ 'Move date (optional)': '2031-12-05' });
  await press(VISIT_LABELS.another);
  await fill(visit('Visit 2').getByLabelText('Day'), FULL);
  await userEvent.click(visit('Visit 1').getByRole('button', { name: 'Remove this visit' }));
  await save();
  expect(sent()).toMatchObject([{ moveDate: FULL }]);
});

it('days that were only spoken of are noted as what was said', async () => {
  const sent = await open();
  await write({ 'Move date (optional)': '2031-12-05' });
  await press(VISIT_LABELS.another);
  await fill(visit('Visit 2').getByLabelText('Day'), FULL);
  await save();
  expect(sent()).toMatchObject([
    { answered: 'Visit 1: Friday 5 December 2031; Visit 2: Saturday 6 December 2031' },
  ]);
  expect(sent()[0]).not.toHaveProperty('agreed');
});

it('what is wrong with a visit is said at its field', async () => {
  const sent = await open();
  await write({ 'Move date (optional)': '2031-12-05' });
  await press(VISIT_LABELS.another);
  await choose('Yes');
  await save();
  expect(sent()).toEqual([]);
  const day = visit('Visit 2').getByLabelText('Day');
  expect(day.getAttribute('aria-invalid')).toBe('true');
});

it('how full a day is, is said as it is agreed on', async () => {
  await open();
  await write({ 'Move date (optional)': '2031-12-05' });
  expect(page()).toContain(trucksInWords({ trucks: 1, trucksADay: 2 }));
  await write({ 'Move date (optional)': FULL });
  expect(page()).toContain(trucksInWords({ trucks: 2, trucksADay: 2 }));
});

it('a mover with one type of move is not asked on the phone either, and stores it', async () => {
  vi.resetModules();
  vi.doMock(import('../../content/move-types.ts'), () => ({ moveTypes: ['residential'] as const }));
  const { PhonedRequest } = await import('./PhonedRequest.tsx');
  // Of the same copy of the library as the form.
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { createQueryClient } = await import('../api/query-client.ts');
  const server = new FakeServer();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PhonedRequest outOn={() => ({ trucks: 0, trucksADay: 2 })} onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.queryByText('What moves?')).toBeNull();
  await write({ [CALL_LABELS.name]: 'Sipho Dlamini', Phone: '082 555 0177' });
  const save = screen.getByRole('button', { name: CALL_LABELS.save });
  await act(async () => fireEvent.click(save));
  const [sent, ...more] = server.posts.filter(({ path }) => path.endsWith('requests'));
  expect(more).toEqual([]);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ moveType: 'residential' });
});
