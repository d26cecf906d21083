import * as fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { progressOf } from '../../../domain/history/progress-of.ts';
import { DATABASES } from '../../../tests/server/testing/databases.ts';
import {
  anyHistory,
  isReadable,
  SAMPLE_CONFIRMATION,
} from '../../../tests/server/testing/sample-history.ts';
import {
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { newLinkKey } from '../../submissions/link-key.ts';
import { askForCall } from '../../your-move/ask-for-call.ts';

describe.each(DATABASES)('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  /** Visitors' moving days in the order of a command's output. */
  async function desk() {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    await using(async (db) => {
      for (const moveDate of [
        '2026-12-05',
        '2026-11-01',
        'end of May',
        '2026-11-28',
        '2027-01-02',
      ]) {
        await storeRequest(db, { moveDate });
      }
      await storeMessage(db);
    });
    const days = async (words: string) => {
      const { total, leads: listed } = JSON.parse((await leads(`list --json ${words}`.trim())).out);
      const moving = listed.map(({ moveDate }: { moveDate: string }) => moveDate);
      expect(total).toBe(moving.length);
      return moving;
    };
    return { leads, days };
  }

  test('who moves on these days, the next move first', async () => {
    const { days, leads } = await desk();
    const next = ['2026-11-28', '2026-12-05', '2027-01-02'];
    // Today is 22 November.
    expect(await days('--sort moving')).toEqual(next);
    expect(await days('--moving-from 2026-11-28 --moving-to 2026-12-05')).toEqual(next.slice(0, 2));
    expect(await days('--moving-to 2026-11-27')).toEqual(['2026-11-01']);
    expect(await days('--moving-from 2026-11-28 --sort received')).toEqual([
      '2027-01-02',
      '2026-11-28',
      '2026-12-05',
    ]);
    expect((await days('')).length).toBe(6);
    for (const words of ['--sort date', '--moving-from soon', '--moving-from 2026-02-30']) {
      expect(await leads(`list ${words}`)).toMatchObject({ exitCode: 2 });
    }
  });

  test('whatever happened, a move is listed by the day that all other places name', async () => {
    const { leads, using } = openDesk({ DATABASE_URL: await newDatabase() });
    const wishes = ['2026-12-06', 'soon'];
    const expected = await using(async (db) => {
      const days: string[] = [];
      for (const [index, events] of fc.sample(anyHistory, 60).entries()) {
        const moveDate = wishes[index % wishes.length] ?? '';
        await storeEvents(db, await storeRequest(db, { moveDate }), events.filter(isReadable));
        days.push(progressOf(moveDate, events).moveDay.day);
      }
      return days.filter(isCalendarDate);
    });
    const listed = async (words: string) =>
      JSON.parse((await leads(`list --json --sort moving --limit 200 ${words}`)).out).total;
    for (const day of new Set(expected)) {
      const onThatDay = expected.filter((each) => each === day).length;
      expect(await listed(`--moving-from ${day} --moving-to ${day}`)).toBe(onThatDay);
    }
    expect(new Set(expected).size).toBeGreaterThan(wishes.length);
  });
});

test('the list says who waits for a call, in 80 columns and in 100', async () => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    const linkKey = newLinkKey();
    await storeRequest(db, { linkKey });
    const at = new Date('2026-11-21T21:00:00Z');
    await askForCall(db, linkKey, at);
  });
  for (const width of [80, 100]) {
    const lines = (await leads('list', width)).out.trimEnd().split('\n');
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(width);
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain('call asked');
  }
});

test('the list says how far a move has come, and of one whose day is over that it has moved', async () => {
  const { leads, using } = openDesk();
  const days = { yesterday: '2026-11-21', today: '2026-11-22' };
  await using(async (db) => {
    for (const [name, day] of Object.entries(days)) {
      await storeEvents(db, await storeRequest(db, { name }), [
        { kind: 'agreed', by: 'Sam', price: 7000, day, said: '' },
        { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION, day },
      ]);
    }
  });
  const lines = (await leads('list', 300)).out.split('\n');
  const lineOf = (name: string) => lines.find((line) => line.includes(name));
  expect(lineOf('yesterday')).toMatch(/ moved /);
  expect(lineOf('today')).toMatch(/ confirmed /);
});

test.each([
  ['thandi', 'part of a name'],
  ['THÁNDI nkosi', 'capitals and accents'],
  ['cedar fourways', 'an address'],
  ['555 0119', 'part of a phone number'],
  ['+27 82 555-0119', 'the number as another country writes it'],
  ['VCPV', 'part of a reference'],
  ['JFM-VCPV-J6', 'a reference'],
  ['jfmvcpvj6', 'a reference in one breath'],
  ['@visitor', 'part of an address'],
])('find %s: %s', async (words) => {
  const { leads, using } = openDesk();
  await using(async (db) => {
    await storeRequest(db, {
      reference: 'JFM-VCPV-J6',
      name: 'Thandi Nkosi',
      phone: '082 555 0119',
      email: 'thandi@visitor.example',
      toAddress: '4 Cedar Road, Fourways',
    });
    await storeMessage(db, { name: 'Somebody Else', phone: '0117770000', email: 'else@x.example' });
  });
  const found = JSON.parse((await leads(`find --json ${words}`)).out).leads;
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Thandi Nkosi']);
});

test('find says when there is nobody', async () => {
  const { leads, using } = openDesk();
  await using((db) => storeRequest(db));
  expect(await leads('find zzz')).toMatchObject({ exitCode: 1, out: '' });
  expect(await leads('find')).toMatchObject({ exitCode: 2 });
});

test('show takes an address in any case, and says how to search', async () => {
  const { leads, using } = openDesk();
  const sent = await using(async (db) => [
    await storeRequest(db, { email: 'Her@Visitor.example' }),
    await storeMessage(db, { email: 'her@visitor.example' }),
  ]);
  const { exitCode, out } = await leads('show HER@visitor.example');
  expect(exitCode).toBe(0);
  for (const { reference } of sent) expect(out).toContain(reference);
  const { leads: shown } = JSON.parse((await leads('show her@visitor.example --json')).out);
  expect(shown).toHaveLength(2);
  expect((await leads('show nobody@visitor.example')).err).toContain('Nothing came from');
  expect((await leads('show vcpv')).err).toContain('leads find vcpv');
});
