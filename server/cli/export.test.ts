import { expect, test } from 'vitest';
import { openDesk, storeContact, storeQuote } from './test-desk.ts';

/** Reads RFC 4180: records of fields, by column. */
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

test('has a header and every field, for spreadsheets in UTF-8', async () => {
  const { leads, using } = openDesk();
  const quote = await using((db) => storeQuote(db, { name: 'Zoë Müller' }));
  const { exitCode, out } = await leads('export --csv');
  expect(exitCode).toBe(0);
  expect(out.startsWith('\ufeffreference,kind,')).toBe(true);
  const { inventory, idempotencyKey, bodyHash, ...facts } = quote;
  expect(readCsv(out.slice(1))).toEqual([
    {
      ...facts,
      kind: 'quote',
      flag: '',
      message: '',
      mail: 'waiting',
      kitchen: 'stove',
      living: 'sofa, tv',
      bedroom: '',
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
  await using((db) => storeContact(db, { name: value, phone: value, message: value }));
  const [row] = readCsv((await leads('export')).out.slice(1));
  for (const cell of [row?.name, row?.phone, row?.message]) expect(cell).toMatch(/^'/);
});

test.each(['a "quoted" word', 'one, two', 'line one\nline two', '",\n"', ' spaces ', 'emoji 🛋️'])(
  '%j comes through',
  async (message) => {
    const { leads, using } = openDesk();
    await using((db) => storeContact(db, { message }));
    expect(readCsv((await leads('export')).out.slice(1))[0]?.message).toBe(message);
  },
);

test('an empty database gives the header alone', async () => {
  const { leads, using } = openDesk();
  await using(async () => {});
  expect((await leads('export')).out.split('\r\n')).toHaveLength(2);
  expect(JSON.parse((await leads('export --json')).out)).toEqual({ leads: [] });
});
