import { expect, test } from 'vitest';
import { emailQuoteWithin } from '../../../content/terms.ts';
import { randInWords } from '../../../domain/money.ts';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { contentOf, SAMPLE_BILL } from '../../../tests/server/testing/sample-history.ts';
import {
  type Desk,
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { addTaps } from '../../figures/tap.repository.ts';
import { newLinkKey } from '../../requests/link-key.ts';

/** The name of the line, padded like the others. */
const IN_TIME = `In ${emailQuoteWithin}`.padEnd(15);
const NOBODY = {
  ...{ price: 0, day: 0, 'not-moving': 0, 'other-mover': 0, 'no-answer': 0, unknown: 0 },
};
const at = (time: string) => new Date(`2026-11-${time}:00+02:00`);

/** A month with a quote that was accepted, one that was late, a message, and three that do not count.
 *  It is the morning of the 22nd. */
function aMonth({ using }: Desk) {
  return using(async (db) => {
    const known =
      (stored: { id: string }) =>
      (kind: 'taken' | 'quoted' | 'accepted' | 'phoned', time: string) => {
        const content = contentOf(kind, { about: 2, quote: {} });
        return storeEvents(db, stored, [{ ...content, by: 'Anna', at: at(time).toISOString() }]);
      };
    const received = (time: string) => ({
      receivedAt: at(time).toISOString(),
      deskKey: newLinkKey(),
    });
    const first = known(await storeRequest(db, received('01T08:00')));
    await first('taken', '01T08:10');
    await first('quoted', '01T10:10');
    await first('accepted', '03T10:00');
    await first('quoted', '04T10:00');
    const late = known(await storeRequest(db, received('05T08:00')));
    await late('phoned', '09T08:30');
    const message = known(await storeMessage(db, received('07T08:00')));
    await message('phoned', '07T08:20');
    known(await storeRequest(db, received('10T08:00')));
    known(await storeRequest(db, received('21T20:00')));
    known(await storeRequest(db, { ...received('10T08:00'), flag: 'honeypot' }));
    // The last minute of October in Johannesburg.
    known(
      await storeRequest(db, {
        deskKey: newLinkKey(),
        receivedAt: '2026-10-31T21:59:00.000Z',
      }),
    );
  });
}

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  test('says how this month’s visitors were answered, in words and as JSON', async () => {
    const desk = openDesk({ DATABASE_URL: await newDatabase() });
    await aMonth(desk);
    expect(await desk.leads('report')).toMatchObject({
      exitCode: 0,
      out: `November 2026, so far
Came in        4 quote requests, 1 message
Answered       3 of 5 (60 %)
First answer   half of them within 2 h 10 min
${IN_TIME}2 of 4 (50 %)
Still in time  1 without an answer
Quoted         1 of 4 (25 %)
Accepted       1 of 1 (100 %)
`,
    });
    expect(JSON.parse((await desk.leads('report --month 2026-11 --json')).out)).toEqual({
      month: '2026-11',
      money: {
        ...{ moved: 0, cameTo: 0, received: 0, writtenOff: 0 },
        ...{ unpaid: 0, open: 0, toGiveBack: 0, notEntered: 0 },
      },
      received: { request: 4, message: 1 },
      taps: { call: 0, chat: 0, email: 0 },
      answered: 3,
      medianMs: 7_800_000,
      inTime: 2,
      late: 2,
      quoted: 1,
      accepted: 1,
      saidNo: 0,
      why: NOBODY,
    });
  });
});

test('says what moved in a month, what it came to and what is open', async () => {
  const desk = openDesk();
  await desk.using(async (db) => {
    const received = { receivedAt: at('01T08:00').toISOString() };
    for (const isPaid of [true, true, false]) {
      const stored = await storeRequest(db, { ...received, deskKey: newLinkKey() });
      const of = { about: 1, quote: { day: '2026-12-05' } };
      const events = [
        contentOf('agreed', of),
        contentOf('settled', of),
        ...(isPaid ? [contentOf('paid', of)] : []),
      ];
      const noted = { by: 'Anna', at: '2026-12-05T16:00:00.000Z' };
      await storeEvents(
        db,
        stored,
        events.map((event) => ({ ...event, ...noted })),
      );
    }
  });
  const { price } = SAMPLE_BILL;
  const { out } = await desk.leads('report --month 2026-12');
  expect(out).toContain(`Moved          3, which came to ${randInWords(3 * price)}\n`);
  expect(out).toContain(`Received       ${randInWords(2 * price)}\n`);
  expect(out).toContain(`Not paid yet   1: ${randInWords(price)}\n`);
  expect((await desk.leads('report --month 2027-01')).out).not.toContain('Moved');
});

test('a yes by phone counts as accepted, with a quote by email or without', async () => {
  const desk = openDesk();
  await desk.using(async (db) => {
    const receivedAt = at('01T08:00').toISOString();
    const store = () => storeRequest(db, { receivedAt, deskKey: newLinkKey() });
    const quoted = contentOf('quoted', { about: 0, quote: {} });
    const agreed = contentOf('agreed', { about: 0, quote: {} });
    await storeEvents(db, await store(), [quoted, agreed]);
    await storeEvents(db, await store(), [agreed]);
    await storeEvents(db, await store(), [quoted]);
    await store();
  });
  const { out } = await desk.leads('report');
  expect(out).toContain('Quoted         3 of 4 (75 %)\nAccepted       2 of 3 (67 %)\n');
});

test('another month, one without anything, and no month', async () => {
  const desk = openDesk();
  await aMonth(desk);
  expect((await desk.leads('report --month 2026-10')).out).toBe(`October 2026
Came in        1 quote request, 0 messages
Answered       0 of 1 (0 %)
${IN_TIME}0 of 1 (0 %)
Quoted         0 of 1 (0 %)
`);
  expect((await desk.leads('report --month 2027-02')).out).toContain('Answered       none\n');
  for (const month of ['2026-13', 'november', '2026-1']) {
    const { exitCode, err } = await desk.leads(`report --month ${month}`);
    expect(exitCode).toBe(2);
    expect(err).toContain(`'${month}' is invalid. It takes a month, for example 2026-11.`);
  }
});

test('a no is counted by its reason, and an earlier one without', async () => {
  const desk = openDesk();
  await desk.using(async (db) => {
    const receivedAt = at('01T08:00').toISOString();
    for (const why of ['price', 'price', 'other-mover', undefined] as const) {
      const stored = await storeRequest(db, { receivedAt, deskKey: newLinkKey() });
      await storeEvents(db, stored, [{ kind: 'declined', ...(why && { why }) }]);
    }
  });
  const { out } = await desk.leads('report');
  expect(out).toContain('Said no        4: the price 2, another mover 1, nobody said why 1\n');
  expect((await desk.leads('report --by source')).out).toMatch(/Said no\n[^\n]*4\n/);
  expect(JSON.parse((await desk.leads('report --json')).out)).toMatchObject({
    saidNo: 4,
    why: { price: 2, unknown: 1 },
  });
  expect((await desk.leads('export --csv')).out).toMatch(/,price,\r\n/);
});

test('taps of the month, for those who fill in no form', async () => {
  const desk = openDesk();
  await desk.using((db) =>
    addTaps(
      db,
      [
        { day: '2026-11-01', page: '/', kind: 'call', source: 'direct', count: 12 },
        { day: '2026-11-30', page: '/about', kind: 'call', source: 'Google', count: 1 },
        { day: '2026-11-30', page: '/about', kind: 'chat', source: 'Google', count: 30 },
        { day: '2026-12-01', page: '/about', kind: 'email', source: 'Google', count: 5 },
      ],
      100,
    ),
  );
  const { out } = await desk.leads('report');
  expect(out).toContain('Tapped         to call 13, to chat 30, to email 0\n');
});

test('names nobody', async () => {
  const desk = openDesk();
  await aMonth(desk);
  const { out } = await desk.leads('report --json');
  expect(out).not.toMatch(/Anna|Nkosi|visitor\.example|JFM-/);
});
