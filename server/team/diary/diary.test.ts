import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { nearbyPlaces } from '../../../content/nearby-places.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt, openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { tries } from '../../../tests/tries.ts';
import { servedPlaces } from '../../requests/kinds/served-places.ts';
import { findDiaryCases } from './diary-cases.ts';
import { replaceFeedKey } from './diary-key.repository.ts';

const [FROM = '', TO = ''] = servedPlaces;
const ROUTE = { fromAddress: `12 Kelly Avenue, ${FROM}`, toAddress: `4 Cedar Road, ${TO}` };

type WithFeed = Awaited<ReturnType<typeof withDiary>>;

async function withDiary(changes: Parameters<typeof withQuote>[0] = {}, request: object = {}) {
  const server = await withQuote(changes, { ...ROUTE, ...request });
  return { ...server, feedKey: await replaceFeedKey(server.db) };
}

const feedOf = ({ app, feedKey }: WithFeed) => app.inject({ url: `/diary/${feedKey}.ics` });

/** The entries of the feed, as a phone's calendar reads them. */
async function subscribed(server: WithFeed) {
  const calendar = new ICAL.Component(ICAL.parse((await feedOf(server)).body));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    day: `${event.getFirstPropertyValue('dtstart')}`,
    summary: event.getFirstPropertyValue('summary'),
    status: event.getFirstPropertyValue('status'),
  }));
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('what waits, and the moves by day, follow each step', async () => {
    const server = await withDiary({ db: await openDatabaseAt(await newUrl()) });
    const { reference } = server;
    const entry = {
      reference,
      name: 'Thandi Nkosi',
      what: `${FROM} to ${TO}`,
      size: '3 bedrooms',
      desk: `/desk#${server.deskKey}`,
    };
    const days = async () =>
      (await server.diary()).days.map(({ day, trucks, entries }) => [
        day,
        trucks,
        entries[0]?.status,
      ]);

    expect((await server.diary()).waiting).toMatchObject([
      { ...entry, waits: 'waiting for 0 min; nobody is on it' },
    ]);
    expect(await days()).toEqual([['2026-12-05', 0, 'no answer yet']]);
    await server.quoteIt({ day: '2026-12-07' });
    expect((await server.diary()).waiting).toEqual([]);
    expect(await days()).toEqual([['2026-12-07', 0, 'quoted']]);
    await server.answer('accepted');
    expect((await server.diary()).waiting[0]?.waits).toMatch(/^said yes on/);
    expect(await days()).toEqual([['2026-12-07', 1, 'said yes']]);
    expect(await subscribed(server)).toMatchObject([
      { day: '2026-12-07T08:00:00', status: 'TENTATIVE' },
    ]);
    await server.confirmIt({ day: '2026-12-08', window: 'between 8 and 9' });
    expect(await days()).toEqual([['2026-12-08', 1, 'confirmed']]);
    expect(await subscribed(server)).toEqual([
      {
        day: '2026-12-08T08:00:00',
        summary: `${FROM} to ${TO}, between 8 and 9`,
        status: 'CONFIRMED',
      },
    ]);
    server.clock.time = Date.parse('2026-12-09T09:00:00+02:00');
    expect(await days()).toEqual([['2026-12-08', 1, 'moved']]);
    expect(await subscribed(server)).toHaveLength(1);
  });

  test('a cancelled move is gone from page and calendar', async () => {
    const server = await withDiary({ db: await openDatabaseAt(await newUrl()) });
    await server.quoteIt();
    await server.answer('accepted');
    await server.confirmIt();
    await server.cancel();
    expect((await server.diary()).days).toEqual([]);
    expect(await subscribed(server)).toEqual([]);
  });
});

test('the feed, which lies at a calendar’s provider, shows no visitor, whatever was typed', {
  tags: 'property',
}, async () => {
  const secret = 'Zanele Qwabe';
  const word = fc.constantFrom(
    secret,
    `Flat 7, 31 Quagga Street, ${FROM}`,
    '082 555 0119',
    'Qwabe’s, next to the café',
    `soon, call ${secret}`,
    '31 Quagga Street',
  );
  const hours = fc.constantFrom('between 8 and 9', `after ${secret} is up`, '08 25 55 01 19', '');
  const typed = fc.record({
    // A name of only digits is refused.
    name: word.filter((words) => words !== '082 555 0119'),
    fromAddress: word,
    toAddress: word,
    additionalNotes: word,
    moveDate: fc.constantFrom('2026-12-05', `soon, call ${secret}`),
    phone: fc.constant('082 555 0119'),
  });
  const drawn = fc.asyncProperty(typed, hours, async (request, window) => {
    const server = await withDiary({ db: await openTestDatabase() }, request);
    await server.act({ kind: 'callback', day: '2026-11-21', said: secret });
    await server.quoteIt({ window, note: secret });
    await server.answer('asked', { said: `It is ${secret}` });
    await server.answer('accepted');
    // A calendar folds its lines.
    const seen = (await feedOf(server)).body.replaceAll('\r\n ', '');
    expect(seen).toContain(server.reference);
    for (const words of ['Zanele', 'Qwabe', 'Quagga', '555', '55 01', 'café', '31']) {
      // The numbers of a reference and of a time are no visitor's.
      const rest = seen.replaceAll(
        /[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{2}|\d{4}-\d{2}-\d{2}T[\d:.]+Z|DTSTAMP:\S+/g,
        '',
      );
      expect(rest).not.toContain(words);
    }
    expect(seen).not.toContain(server.deskKey);
    expect(seen).not.toContain(server.linkKey);
  });
  await fc.assert(drawn, { numRuns: tries(15) });
});

test('the feed has its own key, which opens nothing else, and nothing once there is a new one', async () => {
  const server = await withDiary();
  const { app, feedKey, logged } = server;
  expect((await feedOf(server)).headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const newer = await replaceFeedKey(server.db);
  expect((await feedOf(server)).statusCode).toBe(404);
  expect((await app.inject({ url: `/diary/${newer}.ics` })).statusCode).toBe(200);
  const log = logged.join('');
  expect(log).toContain('/diary/:key');
  for (const key of [feedKey, newer]) expect(log).not.toContain(key);
});

test('a suburb that no page names has its name in the feed, and a street of that name is none', async () => {
  const [nearby = ''] = nearbyPlaces;
  const server = await withDiary(
    {},
    { fromAddress: `5 Eighth Avenue, ${nearby}`, toAddress: `3 ${nearby} Street, Nowhere` },
  );
  await server.quoteIt();
  await server.answer('accepted');
  expect((await subscribed(server))[0]?.summary).toContain(`${nearby} to elsewhere`);
});

test('a request whose day is in words has no day in the diary', async () => {
  const server = await withDiary({}, { moveDate: 'end of May, call Thandi' });
  await server.act({ kind: 'phoned', said: 'settled' });
  const { undated, days } = await server.diary();
  expect(undated).toMatchObject([{ reference: server.reference, status: 'answered' }]);
  expect(days).toEqual([]);
  await server.quoteIt({ day: '2026-12-07' });
  expect((await server.diary()).undated).toEqual([]);
});

test('the feed of a new diary is a calendar, without entries', async () => {
  const feed = await feedOf(await withDiary());
  expect(feed.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(feed.body));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});

test('a yes without a date is in diary and morning mail months later', async () => {
  const server = await withDiary({}, { moveDate: 'some time in March' });
  await server.quoteIt({ day: '' });
  await server.answer('accepted');
  const mail = await server.morning('2027-05-03');
  expect(mail?.text).toContain('SAID YES: CONFIRM THE DAY');
  expect(mail?.text).toContain(server.reference);
  const { undated } = await server.diary();
  expect(undated).toMatchObject([{ reference: server.reference, status: 'said yes' }]);
});

test('suspected spam is folded, apart from the work', async () => {
  const server = await withQuote({}, { topic: '', elapsed: 300 });
  expect(await server.diary()).toMatchObject({
    waiting: [],
    days: [],
    suspected: { latest: [{ reference: server.reference, name: 'Thandi Nkosi' }], all: 1 },
  });
});

test('after a flood the diary has so many rows, counts the rest, and no customer is below it', async () => {
  const { db, clock, reference } = await withQuote();
  const receivedAt = new Date(clock.time - 3_600_000).toISOString();
  for (let count = 0; count < 8; count += 1) {
    const { id } = await storeRequest(db);
    const flood = { receivedAt, digest: 'a flood' };
    await db.updateTable('submissions').set(flood).where('id', '=', id).execute();
  }
  const { cases, left } = await findDiaryCases(db, new Date(clock.time), 3);
  const open = cases.filter(({ progress }) => progress.stage === 'waiting');
  expect(open.map((each) => each.reference)).toContain(reference);
  expect(left).toBe(6);
});
