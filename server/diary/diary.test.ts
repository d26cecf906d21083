import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { nearbyPlaces } from '../../content/nearby-places.ts';
import type { DiaryView } from '../../domain/desk/diary.ts';
import { DATABASES } from '../../tests/server/testing/databases.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { servedPlaces } from '../request/served-places.ts';
import { type DiaryKeys, replaceDiaryKeys } from './diary-key.repository.ts';

const [FROM = '', TO = ''] = servedPlaces;
const ROUTE = { fromAddress: `12 Kelly Avenue, ${FROM}`, toAddress: `4 Cedar Road, ${TO}` };

type Server = Awaited<ReturnType<typeof withQuote>>;

async function withDiary(changes: Parameters<typeof withQuote>[0] = {}, request: object = {}) {
  const server = await withQuote(changes, { ...ROUTE, ...request });
  const keys = await replaceDiaryKeys(server.db);
  return { ...server, keys };
}

async function diaryOf({ get, keys }: Server & { keys: DiaryKeys }): Promise<DiaryView> {
  return (await get('/api/diary', keys.page)).json();
}

const feedOf = ({ app, keys }: Server & { keys: DiaryKeys }) =>
  app.inject({ url: `/diary/${keys.feed}.ics` });

/** The entries of the feed, as a phone's calendar reads them. */
async function subscribed(server: Server & { keys: DiaryKeys }) {
  const calendar = new ICAL.Component(ICAL.parse((await feedOf(server)).body));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    day: `${event.getFirstPropertyValue('dtstart')}`,
    summary: event.getFirstPropertyValue('summary'),
    status: event.getFirstPropertyValue('status'),
  }));
}

describe.each(DATABASES)('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('a press on “Email me the list” is one email, however often it is sent', async () => {
    const server = await withDiary({ db: await openDatabaseAt(await newUrl()) });
    const press = (key: string, body = {}) =>
      server.post('/api/diary/list', server.keys.page, body, key);
    const answers = await Promise.all(['one', 'one', 'one'].map((key) => press(key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    await server.deliver();
    const lists = () => server.toTeam().filter(({ subject }) => subject.startsWith('The list'));
    expect(lists()).toHaveLength(1);
    await press('one');
    expect((await press('one', { another: 'request' })).statusCode).toBe(422);
    await press('two');
    await server.deliver();
    expect(lists()).toHaveLength(2);
    expect(lists()[0]?.text).toContain(`https://movers.example/desk#${server.deskKey}`);
    expect(lists()[0]?.text).toContain('Thandi Nkosi: ');
    expect(new Set(lists().map(({ reference }) => reference)).size).toBe(2);
  });

  test('what waits, and the moves by day, follow each step', async () => {
    const server = await withDiary({ db: await openDatabaseAt(await newUrl()) });
    const { reference } = server;
    const entry = { reference, what: `${FROM} to ${TO}`, size: '3 bedrooms' };
    const days = async () =>
      (await diaryOf(server)).days.map(({ day, agreed, entries }) => [
        day,
        agreed,
        entries[0]?.status,
      ]);

    expect((await diaryOf(server)).waiting).toMatchObject([
      { ...entry, waits: expect.stringContaining('left; nobody is on it') },
    ]);
    expect(await days()).toEqual([['2026-12-05', 0, 'no answer yet']]);
    await server.quoteIt({ day: '2026-12-07' });
    expect((await diaryOf(server)).waiting).toEqual([]);
    expect(await days()).toEqual([['2026-12-07', 0, 'quoted']]);
    await server.answer('accepted');
    expect((await diaryOf(server)).waiting[0]?.waits).toMatch(/^said yes on/);
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
    expect((await diaryOf(server)).days).toEqual([]);
    expect(await subscribed(server)).toEqual([]);
  });
});

test('in a stranger’s hands the links show no visitor, whatever was typed', async () => {
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
    const seen = [
      (await server.get('/api/diary', server.keys.page)).body,
      (await feedOf(server)).body,
      (await server.get('/api/desk/days/2026-12-05', server.deskKey)).body,
    ].join('\n');
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
  await fc.assert(drawn, { numRuns: 15 });
});

test('each link opens its own part and nothing else, and none once there are new ones', async () => {
  const server = await withDiary();
  const { app, get, post, keys, deskKey, logged } = server;
  const page = await get('/api/diary', keys.page);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await feedOf(server)).headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const refused = async (key: string) => [
    (await get('/api/diary', key)).statusCode,
    (await post('/api/diary/list', key, {})).statusCode,
    (await get('/api/desk', key === deskKey ? '' : key)).statusCode,
    (await get('/api/your-move', key)).statusCode,
  ];
  for (const key of [keys.feed, deskKey, server.linkKey.replace(/./, '~')]) {
    expect(await refused(key)).toEqual([401, 401, 401, 401]);
  }
  expect((await get('/api/desk', keys.page)).statusCode).toBe(401);
  expect((await app.inject({ url: `/diary/${keys.page}.ics` })).statusCode).toBe(404);
  const newer = await replaceDiaryKeys(server.db);
  expect((await get('/api/diary', keys.page)).statusCode).toBe(401);
  expect((await feedOf(server)).statusCode).toBe(404);
  expect((await get('/api/diary', newer.page)).statusCode).toBe(200);
  const log = logged.join('');
  expect(log).toContain('/diary/:key');
  for (const key of Object.values({ ...keys, next: newer.page })) expect(log).not.toContain(key);
});

test('whoever finds the link cannot fill the inbox, nor press from another site', async () => {
  const { post, app, keys } = await withDiary();
  const codes: number[] = [];
  for (let press = 0; press < 8; press += 1) {
    codes.push((await post('/api/diary/list', keys.page, {})).statusCode);
  }
  expect(codes).toEqual([202, 202, 202, 202, 202, 202, 429, 429]);
  const headers = {
    authorization: `Bearer ${keys.page}`,
    'idempotency-key': 'elsewhere',
    origin: 'https://elsewhere.example',
  };
  const foreign = { method: 'POST', url: '/api/diary/list', headers, payload: {} } as const;
  expect((await app.inject(foreign)).statusCode).toBe(403);
});

test('a suburb that no page names has its name, and a street of that name is none', async () => {
  const [nearby = ''] = nearbyPlaces;
  const server = await withDiary(
    {},
    { fromAddress: `5 Eighth Avenue, ${nearby}`, toAddress: `3 ${nearby} Street, Nowhere` },
  );
  expect((await diaryOf(server)).waiting).toMatchObject([{ what: `${nearby} to elsewhere` }]);
});

test('a public holiday has its name in the list', async () => {
  const server = await withDiary();
  await server.quoteIt({ day: '2026-12-16' });
  await server.post('/api/diary/list', server.keys.page, {}, 'one');
  await server.deliver();
  const list = server.toTeam().find(({ subject }) => subject.startsWith('The list'));
  expect(list?.text).toContain('WEDNESDAY 16 DECEMBER 2026, DAY OF RECONCILIATION');
});

test('a request whose day is in words is shown without them', async () => {
  const server = await withDiary({}, { moveDate: 'end of May, call Thandi' });
  await server.act({ kind: 'phoned', said: 'settled' });
  const { undated, days } = await diaryOf(server);
  expect(undated).toMatchObject([{ reference: server.reference, status: 'answered' }]);
  expect(days).toEqual([]);
  await server.quoteIt({ day: '2026-12-07' });
  expect((await diaryOf(server)).undated).toEqual([]);
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
  const { undated } = await diaryOf(server);
  expect(undated).toMatchObject([{ reference: server.reference, status: 'said yes' }]);
});

test('suspected spam is not in it', async () => {
  const server = await withDiary({}, { topic: '', elapsed: 300 });
  expect(await diaryOf(server)).toMatchObject({ waiting: [], days: [] });
});
