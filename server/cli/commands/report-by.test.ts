import { expect, test } from 'vitest';
import type { CLICK_KINDS } from '../../../domain/figures/source-parts.ts';
import type { TapKind } from '../../../domain/figures/tap.ts';
import { sumOf } from '../../../domain/money.ts';
import type { EventContent } from '../../../domain/move/event.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { contentOf } from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { SOURCE } from '../../../tests/server/testing/sample-source.ts';
import {
  type Desk,
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { addTaps } from '../../figures/tap.repository.ts';
import { MOST_TAPS } from '../../figures/tap-counter.ts';
import { placeOf } from '../../requests/kinds/anonymous-move.ts';
import { newLinkKey } from '../../requests/link-key.ts';

type ClickKind = (typeof CLICK_KINDS)[number];

const at = (time: string) => `2026-11-${time}:00.000Z`;
const direct = { page: '/', at: at('01T06:00') };

/** A month of visits whose outcome is known. It is the morning of the 22nd. */
function aMonth({ using }: Desk) {
  return using(async (db) => {
    const came = (time: string) => ({ receivedAt: at(time), deskKey: newLinkKey() });
    const confirmed = {
      ...contentOf('confirmed', { about: 1, quote: {} }),
      basis: 'whole',
      price: 6500,
      upTo: null,
      day: '2026-11-20',
    } as const;
    const settled: EventContent = {
      kind: 'settled',
      price: 7000.5,
      lines: [],
      day: '2026-11-20',
      said: '',
    };
    const ad = await storeRequest(db, { ...came('02T08:00'), source: SOURCE });
    await storeEvents(db, ad, [
      { ...contentOf('quoted', { about: 0, quote: {} }), by: 'Anna', at: at('02T09:00') },
      { ...contentOf('accepted', { about: 1, quote: {} }), at: at('03T09:00') },
      { ...confirmed, by: 'Anna', at: at('04T09:00') },
      { ...settled, by: 'Anna', at: at('21T09:00') },
      {
        ...{ kind: 'paid', amount: 7000.5, how: 'cash', day: '2026-11-20', said: '' },
        ...{ by: 'Anna', at: at('21T09:00') },
      },
    ]);
    const other = await storeRequest(db, { ...came('02T23:30'), source: SOURCE });
    await storeEvents(db, other, [
      { ...contentOf('agreed', { about: 0, quote: {} }), by: 'Anna', at: at('03T08:00') },
      // The deposit of a move that never was is still to give back.
      {
        ...{ kind: 'paid', amount: 500, how: 'transfer', day: '2026-11-03', said: '' },
        ...{ by: 'Anna', at: at('03T09:00') },
      },
      { kind: 'cancelled', said: '', by: 'Anna', at: at('04T08:00') },
    ]);
    await storeRequest(db, { ...came('03T08:00'), source: direct });
    await storeMessage(db, { ...came('04T08:00'), source: direct });
    await storeRequest(db, { ...came('05T08:00'), toAddress: '' });
    await storeRequest(db, { ...came('05T09:00'), source: SOURCE, flag: 'honeypot' });
    const tapped = (day: string, page: string, kind: TapKind, source: string, count: number) =>
      addTaps(db, [{ day, page, kind, source, count }], MOST_TAPS);
    await tapped('2026-11-02', '/movers-randburg', 'call', 'Google ad', 3);
    await tapped('2026-11-30', '/', 'chat', 'direct', 2);
    await tapped('2026-11-03', '/', 'call', 'other', 1);
    await tapped('2026-10-31', '/', 'call', 'direct', 5);
    await tapped('2026-12-01', '/', 'call', 'direct', 5);
  });
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('says where the month’s requests came from, and what came of them', async () => {
    const desk = openDesk({ DATABASE_URL: await newDatabase() });
    await aMonth(desk);
    const { out } = await desk.leads('report --by source');
    expect(out.replaceAll('\u00a0', ' ')).toBe(
      `Source     Taps  Came in  In time  Quoted  Accepted  Moved  Cancelled    Came to   Received    Average  First answer  Said no
Google ad     3        2        2       2         2      1          1  R7 000.50  R7 500.50  R7 000.50           1 h        0
direct        2        2        0       0         0      0          0         R0         R0                                 0
not known     0        1        0       0         0      0          0         R0         R0                                 0
other         1        0        0       0         0      0          0         R0         R0                                 0
All           6        5        2       2         2      1          1  R7 000.50  R7 500.50  R7 000.50           1 h        0
`,
    );
    const { rows } = JSON.parse((await desk.leads('report --by suburb --json')).out);
    expect(rows).toMatchObject([
      { label: placeOf(SAMPLE_REQUEST.fromAddress), cameIn: 4 },
      { label: 'not known', cameIn: 1 },
    ]);
    expect((await desk.leads('conversions --month 2026-11')).out).toBe(
      `Parameters:TimeZone=+0200
Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency
Cj0KCQiA-id,,,Yes,2026-11-03 11:00:00+0200,6500.00,ZAR
Cj0KCQiA-id,,,Booked,2026-11-04 11:00:00+0200,6500.00,ZAR
Cj0KCQiA-id,,,Paid,2026-11-21 11:00:00+0200,7000.50,ZAR
Cj0KCQiA-id,,,Yes,2026-11-03 10:00:00+0200,6000.00,ZAR
`,
    );
  });
});

test.each(['source', 'campaign', 'page', 'heard', 'suburb', 'weekday', 'hour'])(
  'by %s the parts add up to the whole',
  async (by) => {
    const desk = openDesk();
    await aMonth(desk);
    const { rows, all } = JSON.parse((await desk.leads(`report --by ${by} --json`)).out);
    for (const figure of [
      'cameIn',
      'inTime',
      'quoted',
      'accepted',
      'moved',
      'cancelled',
      'cameTo',
      'received',
    ]) {
      const parts = rows.map((row: Record<string, number>) => row[figure]);
      expect(parts.reduce((one: number, other: number) => one + other)).toBe(all[figure]);
    }
    const taps = rows.map((row: { taps: number | null }) => row.taps);
    const isKnown = by === 'source' || by === 'page';
    expect(all.taps).toBe(isKnown ? 6 : null);
    expect(isKnown ? sumOf(taps) : taps.find(Boolean)).toBe(isKnown ? 6 : undefined);
    expect(all).toMatchObject({
      cameIn: 5,
      moved: 1,
      cancelled: 1,
      cameTo: 7000.5,
      received: 7500.5,
    });
  },
);

test('an hour and a weekday are those of Johannesburg, in their order', async () => {
  const desk = openDesk();
  await aMonth(desk);
  const labels = async (by: string) => {
    const { rows } = JSON.parse((await desk.leads(`report --by ${by} --json`)).out);
    return rows.map(({ label }: { label: string }) => label);
  };
  expect(await labels('weekday')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
  expect(await labels('hour')).toEqual(['01:00', '10:00']);
});

test('a hostile campaign is text to a spreadsheet, and a flood of them buries nothing', async () => {
  const desk = openDesk();
  await aMonth(desk);
  expect((await desk.leads('report --by campaign --csv')).out).toContain(
    "\r\n'=1+1 <b>Randburg</b>,,2,",
  );
  await desk.using(async (db) => {
    for (let number = 0; number < 60; number += 1) {
      const source = { ...SOURCE, utm: { campaign: `flood ${number}` } };
      await storeRequest(db, { receivedAt: at('06T08:00'), deskKey: newLinkKey(), source });
    }
  });
  const { rows } = JSON.parse((await desk.leads('report --by campaign --json')).out);
  expect(rows).toHaveLength(41);
  expect(rows.slice(0, 2)).toMatchObject([{ label: 'none' }, { label: SOURCE.utm.campaign }]);
  expect(rows.at(-1)).toMatchObject({ label: '22 others', cameIn: 22 });
});

test.each([
  ['--csv', ',', '.'],
  ['--excel', ';', ','],
])(
  'the table %s ends with all, and each amount has its cents',
  async (option, separator, point) => {
    const desk = openDesk();
    await aMonth(desk);
    const { out } = await desk.leads(`report --by weekday ${option}`);
    const [titles = [], ...rows] = out
      .slice(1, -2)
      .split('\r\n')
      .map((row) => row.split(separator));
    const column = (name: string) => rows.map((row) => row[titles.indexOf(name)]);
    expect(rows.at(-1)?.[0]).toBe('All');
    expect(column('cameTo')).toContain(`0${point}00`);
    expect(column('cameTo').at(-1)).toBe(`7000${point}50`);
    expect(column('average').filter(Boolean)).toEqual([`7000${point}50`, `7000${point}50`]);
    expect(column('cameIn').at(-1)).toBe('5');
  },
);

test('a range of days, and what cannot be asked', async () => {
  const desk = openDesk();
  await aMonth(desk);
  const { out } = await desk.leads('report --by page --from 2026-11-03 --to 2026-11-04 --json');
  expect(JSON.parse(out).all).toMatchObject({ cameIn: 3 });
  for (const [words, why] of [
    ['report --by moon', 'Allowed choices are source, campaign,'],
    ['report --by page --month 2026-11 --from 2026-11-01', 'Either --month'],
    ['report --csv', '--excel, --csv, --from and --to go with --by.'],
    ['report --excel', '--excel, --csv, --from and --to go with --by.'],
    ['report --by page --excel --csv', 'cannot be used with'],
    ['conversions --for meta', 'Allowed choices are google, microsoft'],
    ['conversions --month 2026', 'for example 2026-11'],
  ] as const) {
    const { exitCode, err } = await desk.leads(words);
    expect(exitCode).toBe(2);
    expect(err).toContain(why);
  }
});

test('an advertiser learns only of its own clicks of the last 90 days', async () => {
  const desk = openDesk();
  await desk.using(async (db) => {
    const agreed = { ...contentOf('agreed', { about: 0, quote: {} }), by: 'Anna' };
    const store = async (kind: ClickKind, clickedAt: string) => {
      const source = { click: { kind, id: `${kind}-id` }, at: clickedAt };
      const stored = await storeRequest(db, { deskKey: newLinkKey(), source });
      await storeEvents(db, stored, [
        { ...agreed, at: at('20T08:00') },
        { ...agreed, at: at('21T08:00') },
      ]);
    };
    await store('msclkid', at('19T08:00'));
    await store('fbclid', at('19T08:00'));
    await store('gbraid', at('19T08:00'));
    await store('wbraid', at('19T08:00'));
    await store('gclid', '2026-08-01T08:00:00.000Z');
  });
  const google = await desk.leads('conversions');
  expect(google.out.split('\n').slice(2, -1)).toEqual([
    ',gbraid-id,,Yes,2026-11-20 10:00:00+0200,6000.00,ZAR',
    ',,wbraid-id,Yes,2026-11-20 10:00:00+0200,6000.00,ZAR',
  ]);
  expect(google.err).toContain('more than 90 days old: 1.');
  expect((await desk.leads('conversions --for microsoft')).out.split('\n').slice(1, -1)).toEqual([
    'Microsoft Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    'msclkid-id,Yes,2026-11-20 10:00:00+0200,6000.00,ZAR',
  ]);
  expect((await desk.leads('conversions --month 2026-12')).out.split('\n')).toHaveLength(3);
});
