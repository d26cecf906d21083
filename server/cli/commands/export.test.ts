import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { SOURCE } from '../../../tests/server/testing/sample-source.ts';
import {
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { newLinkKey } from '../../requests/link-key.ts';

/** Parses RFC 4180 into records with their fields by column. */
function readCsv(text: string): Record<string, string>[] {
  const records: string[][] = [[]];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = '', end] of text.matchAll(fields)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') records.push([]);
  }
  const [titles = [], ...rows] = records.slice(0, -1);
  return rows.map((row) => {
    expect(row).toHaveLength(titles.length);
    return Object.fromEntries(titles.map((title, index) => [title, row[index] ?? '']));
  });
}

/** Spreadsheets count them: a later one comes last. */
const COLUMNS =
  'reference,kind,receivedAt,flag,id,mail,stage,takenBy,moveDay,changedAt,callAskedAt,name,email,phone,moveType,fromAddress,toAddress,moveDate,deliveryMethod,bedrooms,bathrooms,hasGarage,hasStoreroom,additionalNotes,message,kitchen,living,bedroom,accessFrom,accessTo,cameTo,movedOn,paidHow,lastPaid,source,heard,firstPage,referrer,visitAt,clickKind,clickId,utm_source,utm_medium,utm_campaign,utm_term,utm_content,videoSurvey,received,open,visits,saidNo,sameAs';

test('has a header and every field, for spreadsheets in UTF-8', async () => {
  const { leads, using } = openDesk();
  const quote = await using((db) => storeRequest(db, { name: 'Zoë Müller', source: SOURCE }));
  const { exitCode, out } = await leads('export --csv');
  expect(exitCode).toBe(0);
  expect(out.startsWith(`\ufeff${COLUMNS}`)).toBe(true);
  const { id, reference, receivedAt, content } = quote;
  const { inventory, access, ...answers } = content;
  expect(readCsv(out.slice(1))).toEqual([
    {
      ...answers,
      id,
      reference,
      receivedAt,
      kind: 'request',
      moveDay: '2026-12-05',
      flag: '',
      message: '',
      mail: 'waiting',
      kitchen: 'stove',
      living: 'sofa, tv',
      bedroom: '',
      accessFrom:
        'second floor, no lift, not in an estate or complex, trucks may come in, no notice to the gate, more than 25 m from truck to door, lift and gate work in a power cut, moving hours: any time, it is a street',
      accessTo:
        'ground floor, no lift, in an estate or complex, a height or weight limit for trucks, two days’ notice or more to the gate, up to 25 m from truck to door, lift or gate stops in a power cut, moving hours: Monday to Friday, 8 to 16',
      changedAt: '',
      callAskedAt: '',
      stage: 'waiting',
      takenBy: '',
      ...{ cameTo: '', movedOn: '', paidHow: '', lastPaid: '', received: '', open: '' },
      visits: quote.content.moveDate,
      saidNo: '',
      sameAs: '',
      source: 'Google ad',
      heard: '',
      firstPage: '/movers-randburg',
      referrer: 'www.google.com',
      visitAt: '2026-11-21T20:00:00.000Z',
      clickKind: 'gclid',
      clickId: 'Cj0KCQiA-id',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: "'=1+1 <b>Randburg</b>",
      utm_term: '',
      utm_content: '',
    },
  ]);
});

test.each([
  ['a formula', '=HYPERLINK("https://evil.example","Open")'],
  ['a formula with +', '+27 82 555 0164'],
  ['a formula with -', '-2+3+cmd|" /C calc"!A0'],
  ['a formula with @', '@SUM(1+1)*cmd|" /C calc"!A0'],
  ['a tab first', '\t=1+1'],
  ['a return first', '\r=1+1'],
  ['a full-width formula', '＝1+1'],
])('%s is text', async (_what, value) => {
  const { leads, using } = openDesk();
  await using((db) => storeMessage(db, { name: value, phone: value, message: value }));
  const [row] = readCsv((await leads('export')).out.slice(1));
  for (const cell of [row?.name, row?.phone, row?.message]) expect(cell).toMatch(/^'/);
});

test.each([
  ['0825550134', '082 555 0134'],
  ['+27825550134', '082 555 0134'],
  ['00278255501', "'00278255501"],
  ['0825550134 / 0115550142', '0825550134 / 0115550142'],
])('the number %j is the text %j to a spreadsheet', async (phone, shown) => {
  const { leads, using } = openDesk();
  await using((db) => storeMessage(db, { phone }));
  expect(readCsv((await leads('export')).out.slice(1))[0]?.phone).toBe(shown);
});

test.each(['a "quoted" word', 'one, two', 'line one\nline two', '",\n"', ' spaces ', 'emoji 🛋️'])(
  '%j comes through',
  async (message) => {
    const { leads, using } = openDesk();
    await using((db) => storeMessage(db, { message }));
    expect(readCsv((await leads('export')).out.slice(1))[0]?.message).toBe(message);
  },
);

test('access is an object in JSON, and in a spreadsheet no formula', async () => {
  const { leads, using } = openDesk();
  const quote = await using(async (db) => {
    await storeRequest(db, { access: undefined });
    const { access } = SAMPLE_REQUEST;
    if (!access) throw new Error('the sample says something of access');
    const said = {
      ...access.from,
      floor: '',
      lift: '',
      estate: '',
      truck: '',
      notice: '',
    } as const;
    const from = { ...said, carry: '', power: '', hours: '=1+1' } as const;
    return storeRequest(db, { access: { ...access, from } });
  });
  const [withAccess, without] = JSON.parse((await leads('export --json')).out).leads;
  expect(withAccess.access).toEqual(quote.content.access);
  expect(without).not.toHaveProperty('access');
  const [row, plain] = readCsv((await leads('export')).out.slice(1));
  expect(row?.accessFrom).toBe('moving hours: =1+1');
  expect([plain?.accessFrom, plain?.accessTo]).toEqual(['', '']);
});

test('a spreadsheet in South Africa gets semicolons, a comma before cents, and the sum of each amount', async () => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    for (const price of [6500, 7000.5]) {
      const stored = await storeRequest(db, { deskKey: newLinkKey() });
      const settled = contentOf('settled', { about: 1, quote: { day: '2026-12-05' } });
      const noted = { by: 'Anna', at: '2026-12-05T16:00:00.000Z' };
      const paid = {
        kind: 'paid',
        amount: 1000.1,
        how: 'cash',
        day: '2026-12-05',
        said: '',
      } as const;
      const events = [contentOf('agreed', { about: 1, quote: {} }), { ...settled, price }, paid];
      await storeEvents(
        db,
        stored,
        events.map((event) => ({ ...event, ...noted })),
      );
    }
    await storeMessage(db, { message: 'one; two, =1+1' });
  });
  const { out } = await leads('export --excel');
  const rows = out.slice(1).split('\r\n');
  const [titles = []] = rows.map((row) => row.split(';'));
  expect(titles).toEqual(COLUMNS.split(','));
  const amountsOf = (name: string) =>
    rows.map((row) => row.split(';')[titles.indexOf(name)]).filter((cell) => /\d/.test(cell ?? ''));
  expect(amountsOf('cameTo').toSorted()).toEqual(['13500,50', '6500,00', '7000,50']);
  expect(amountsOf('received')).toEqual(['1000,10', '1000,10', '2000,20']);
  expect(amountsOf('open').toSorted()).toEqual(['11500,30', '5499,90', '6000,40']);
  expect(rows.at(-2)).toMatch(/^All;;.*;13500,50;/);
  expect(out).toContain('"one; two,\' =1+1"');
  const plain = readCsv((await leads('export')).out.slice(1));
  expect(plain.map((row) => row.cameTo).toSorted()).toEqual(['', '6500.00', '7000.50']);
});

test('an empty database gives the header alone', async () => {
  const { leads, using } = openDesk();
  await using(async () => {});
  expect((await leads('export')).out.split('\r\n')).toHaveLength(2);
  expect(JSON.parse((await leads('export --json')).out)).toEqual({ leads: [] });
});
