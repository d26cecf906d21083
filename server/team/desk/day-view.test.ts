import { expect, test } from 'vitest';
import { reviewsUrl, trucksADay } from '../../../content/company.ts';
import type { DayView, DeskView } from '../../../domain/team/desk-view.ts';
import {
  confirmationWith,
  onDay,
  SAMPLE_VISIT,
  sentQuote,
} from '../../../tests/server/testing/sample-history.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { servedPlaces } from '../../requests/kinds/served-places.ts';

const DAY = '2026-12-05';
const [FROM = '', TO = ''] = servedPlaces;

type Server = Awaited<ReturnType<typeof withQuote>>;

/** Another request, as far as it has come. */
async function another({ send, actFor }: Server, stage: 'agreed' | 'booked' | 'quoted') {
  const { deskKey } = await send({
    toAddress: `2 Elm Road, ${TO}`,
    fromAddress: `1 Oak Road, ${FROM}`,
  });
  if (stage === 'quoted') {
    await actFor(deskKey, { kind: 'quoted', via: 'whatsapp', ...sentQuote({ day: DAY }) });
    return deskKey;
  }
  await actFor(deskKey, { kind: 'agreed', price: 6500, ...onDay(DAY), said: '' });
  if (stage === 'booked') {
    await actFor(deskKey, { kind: 'confirmed', ...confirmationWith({ day: DAY }) });
  }
  return deskKey;
}

async function dayAt({ get, deskKey }: Server, day = DAY): Promise<DayView> {
  return (await get(`/api/desk/days/${day}`, deskKey)).json();
}

test('the desk says what else is on a day, the surest first, and never itself', async () => {
  const server = await withQuote();
  await server.quoteIt({ day: DAY });
  expect(await dayAt(server)).toEqual({ day: DAY, moves: [], trucks: 0, trucksADay });
  await another(server, 'quoted');
  await another(server, 'agreed');
  const booked = await another(server, 'booked');
  expect(await dayAt(server)).toEqual({
    day: DAY,
    moves: [
      `Thandi Nkosi, ${FROM} to ${TO}, ${SAMPLE_VISIT.window}, confirmed`,
      `Thandi Nkosi, ${FROM} to ${TO}, said yes`,
      `Thandi Nkosi, ${FROM} to ${TO}, ${SAMPLE_VISIT.window}, quoted`,
    ],
    trucks: 2,
    trucksADay,
  });
  expect((await dayAt(server, '2026-12-06')).moves).toEqual([]);
  // A full day is a warning, and no more.
  expect((await server.act({ kind: 'agreed', price: 1, ...onDay(DAY), said: '' })).statusCode).toBe(
    200,
  );
  await server.actFor(booked, { kind: 'cancelled', said: '' });
  expect((await dayAt(server)).moves).toHaveLength(2);
});

test('the desk comes with the day of the next visit, as long as it lies ahead', async () => {
  const server = await withQuote({}, { moveDate: DAY });
  await another(server, 'booked');
  const sameDay = async () => (await server.desk()).sameDay;
  expect(await sameDay()).toEqual(await dayAt(server));
  await server.quoteIt({ day: '2026-12-06' });
  expect(await sameDay()).toMatchObject({ day: '2026-12-06', trucks: 0 });
  await server.act({ kind: 'agreed', price: 1, ...onDay(DAY), said: '' });
  expect(await sameDay()).toMatchObject({ day: DAY, trucks: 1 });
  server.clock.time = Date.parse('2026-12-06T08:00:00+02:00');
  expect(await sameDay()).toBeNull();
  expect((await (await withQuote({}, { moveDate: 'end of May' })).desk()).sameDay).toBeNull();
});

/** The text behind a link of the desk, and the label. */
async function textsAt({ desk }: Pick<Server, 'desk'>) {
  return (await desk()).texts.map(({ label, url }) => {
    const { searchParams } = new URL(url);
    return [label, searchParams.get('text') ?? searchParams.get('body') ?? ''] as const;
  });
}

test('for a full day the desk has a text with the nearest days that the diary has free', async () => {
  const server = await withQuote({}, { moveDate: DAY });
  const agree = async (day: string) => {
    const { deskKey } = await server.send({});
    await server.actFor(deskKey, { kind: 'agreed', price: 6500, ...onDay(day), said: '' });
  };
  for (let out = 0; out < trucksADay; out += 1) {
    // As long as a truck is free, nobody is put off.
    expect(await textsAt(server)).toEqual([]);
    await agree('2026-12-04');
    await agree(DAY);
  }
  const [[label, text] = []] = await textsAt(server);
  expect(label).toBe('Offer other days by WhatsApp');
  expect(text).toContain('Saturday 5 December 2026 is full.');
  // The Friday before is full.
  expect(text).toMatch(/Thursday 3 December 2026 and (Sunday 6|Monday 7) December 2026/);
  expect(await server.asSent(text)).toContain(`/your-move#${server.linkKey}`);
  await server.act({ kind: 'agreed', price: 6500, ...onDay(DAY), said: '' });
  expect(await textsAt(server)).toHaveLength(1);
  await server.confirmIt({ day: DAY });
  expect(await textsAt(server)).toEqual([]);
});

test('a day in words, one that is over and a refused request have no such text', async () => {
  expect(await textsAt(await withQuote({}, { moveDate: 'end of May' }))).toEqual([]);
  const server = await withQuote({}, { moveDate: DAY });
  await server.act({ kind: 'refused' });
  expect(await textsAt(server)).toEqual([]);
});

test('a day is shown to the holder of a desk’s key alone, and has to be one', async () => {
  const { get, deskKey, linkKey } = await withQuote();
  expect((await get(`/api/desk/days/${DAY}`, linkKey)).statusCode).toBe(401);
  expect((await get('/api/desk/days/soon', deskKey)).statusCode).toBe(404);
});

test('a call to make is on the desk until somebody has called', async () => {
  const { act, desk, answer, quoteIt } = await withQuote();
  await act({ kind: 'callback', day: '2026-11-26', said: 'about the piano' });
  expect(await desk()).toMatchObject({
    stage: 'taken',
    holder: { by: 'Anna' },
    callback: 'Anna: call again on Thursday 26 November 2026, about the piano',
  });
  await act({ kind: 'phoned', said: 'She takes it herself' });
  expect((await desk()).callback).toBeNull();
  await quoteIt();
  await act({ kind: 'callback', day: '2026-11-27', said: '' });
  await answer('accepted');
  expect((await desk()).callback).toBeNull();
  // A wrong year would put it off every list.
  const over = await act({ kind: 'callback', day: '2020-11-27', said: '' });
  expect(over.statusCode).toBe(422);
  expect(over.json().errors).toMatchObject([{ field: 'day' }]);
  const missing = await act({ kind: 'callback', day: '', said: '' });
  expect(missing.json().errors).toEqual([
    { field: 'day', message: 'Please choose the day on which to call' },
  ]);
});

test('from the day after, the desk has a kind text that a person sends', async () => {
  const { clock, act, confirmIt, desk, morning } = await withQuote();
  await act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: '' });
  await confirmIt({ day: '2026-12-07' });
  clock.time = Date.parse('2026-12-07T20:00:00+02:00');
  expect((await desk()).afterMove).toBeNull();
  const mail = await morning('2026-12-08');
  expect(mail?.subject).toBe('This morning: 1 move to settle, 1 to ask how it went');
  const { afterMove }: DeskView = await desk();
  expect(afterMove?.label).toBe('Ask how it went by WhatsApp');
  const text = new URL(`${afterMove?.url}`).searchParams.get('text');
  expect(text).toMatch(/^Hello Thandi, this is .*How did your move go\?/);
  // As long as there is no page for reviews, nobody is asked for one.
  if (reviewsUrl === '') expect(text).not.toMatch(/http|honest words/);
  else expect(text).toContain(reviewsUrl);
  expect(mail?.text).toContain(`${afterMove?.url}`);
});

test('today’s moves come first in the morning mail, with all that the crew needs', async () => {
  const { act, confirmIt, morning, quoteIt } = await withQuote(
    {},
    { additionalNotes: 'Gate code 4711. The piano goes to Gogo.' },
  );
  await quoteIt({ includes: ['Three movers and a truck'], note: 'We bring the piano dolly' });
  await act({ kind: 'agreed', price: 6500, ...onDay('2026-12-07'), said: 'She keeps the cat' });
  await confirmIt({ day: '2026-12-07', window: 'between 8 and 9', people: 3, trucks: 1 });
  const mail = await morning('2026-12-07');
  expect(mail?.subject).toBe('This morning: 1 move today');
  const [, today = ''] = /(TODAY, BETWEEN 8 AND 9.+?)\n\n/s.exec(`${mail?.text}`) ?? [];
  for (const words of [
    'For: Thandi Nkosi, ',
    'Phone: 082 555 0119',
    'Call: tel:+27825550119',
    'Pick-up: 12 Kelly Avenue, Boskruin',
    'Map: https://www.google.com/maps/search/?api=1&query=12+Kelly+Avenue',
    'second floor, no lift',
    'Delivery: 4 Cedar Road, Fourways',
    'Heavy: piano',
    'Gate code 4711',
    'TODAY, BETWEEN 8 AND 9',
    '3 movers, 1 truck',
    'Three movers and a truck',
    'We bring the piano dolly',
    'She keeps the cat',
  ]) {
    expect(today).toContain(words);
  }
});

test('the crew reads what changed after the quote, whose list still names the old address', async () => {
  const { answer, change, confirmIt, morning, quoteIt } = await withQuote();
  await quoteIt({ includes: ['The drive, and unloading at 4 Cedar Road, Fourways'] });
  await answer('accepted');
  await confirmIt();
  await change({ toAddress: '9 Long Street, Melville' });
  await confirmIt();
  const { text } = (await morning('2026-12-07')) ?? {};
  expect(text).toContain('Delivery: 9 Long Street, Melville');
  expect(text).toMatch(/Changed since the quote: .*9 Long Street, Melville, was 4 Cedar Road/);
});

test('the crew reads no day that a later one replaced', async () => {
  const { answer, change, confirmIt, morning, quoteIt } = await withQuote();
  await quoteIt({ day: '2026-12-04' });
  await answer('accepted');
  await confirmIt({ day: '2026-12-05', people: 4 });
  await change({ moveDate: '2026-12-07' });
  const { text = '' } = (await morning('2026-12-07')) ?? {};
  const [crew = ''] = /TODAY, NOT CONFIRMED.+?\n\n/s.exec(text) ?? [];
  expect(crew).toContain('4 movers');
  expect(crew).not.toMatch(/[45] December|[45] Dec/);
});

test('a crew on an unconfirmed day reads that the price is still a range', async () => {
  const { answer, morning, quoteIt } = await withQuote();
  await quoteIt({ upTo: 8000 });
  await answer('accepted');
  const { text } = (await morning('2026-12-07')) ?? {};
  expect(text).toMatch(/TODAY, NOT CONFIRMED.+Agreed: R6\u00a0500 to R8\u00a0000, to be settled /s);
});
