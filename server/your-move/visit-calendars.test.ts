import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookedForTwo,
  DELIVER,
  entriesIn,
  LOAD,
  PRICE,
  VISITS,
} from '../../tests/server/testing/two-visits.ts';
import { tries } from '../../tests/tries.ts';
import type { Mail } from '../sending/mail/mail.ts';

type Entry = ReturnType<typeof entriesIn>[number];
type Calendar = ReadonlyMap<string, Entry>;

/** As calendar programs do: of each UID the entry with the highest SEQUENCE counts. */
function withFile(calendar: Calendar, mail: Pick<Mail, 'calendar'>): Calendar {
  const after = new Map(calendar);
  for (const entry of entriesIn(mail)) {
    const known = after.get(entry.uid);
    if (!known || entry.sequence >= known.sequence) after.set(entry.uid, entry);
  }
  return after;
}

const withFiles = (mails: readonly Mail[], calendar: Calendar = new Map()) =>
  mails.filter((mail) => mail.calendar !== undefined).reduce(withFile, calendar);

const kept = (calendar: Calendar) =>
  [...calendar.values()].filter(({ status }) => status !== 'CANCELLED');

const numbered = VISITS.map((visit, index) => ({ visit: index + 1, ...visit }));
const [load, deliver] = numbered;

async function withCalendars() {
  const server = await bookedForTwo();
  const teamsBefore = server.toTeam().length;
  const before = [server.toVisitor().at(-1), server.toTeam().at(-1)];
  /** What a file says after an action: that of the visitor, and of the team. */
  const filesAfter = async (action: object) => {
    expect((await server.act(action)).statusCode).toBe(200);
    await server.deliver();
    return [server.toVisitor().at(-1), server.toTeam().at(-1)];
  };
  return { ...server, teamsBefore, before, filesAfter };
}

test('a change of one visit raises its SEQUENCE only, in the calendar of either side', async () => {
  const { before, filesAfter } = await withCalendars();
  const visits = [load, { ...deliver, day: '2027-03-22', window: 'at 10' }];
  const after = await filesAfter({ kind: 'confirmed', ...PRICE, visits });
  for (const [index, mail] of after.entries()) {
    const [first, second] = entriesIn(mail);
    const [firstBefore, secondBefore] = entriesIn(before[index]);
    expect(first).toEqual(firstBefore);
    expect(second).toMatchObject({ uid: secondBefore?.uid, day: '2027-03-22' });
    expect(second?.sequence).toBeGreaterThan(secondBefore?.sequence ?? Number.NaN);
  }
});

test('each entry has the way of its visit, and no other address', async () => {
  const { before } = await withCalendars();
  for (const mail of before) {
    const [first, second] = entriesIn(mail);
    expect(first?.summary).toContain('Load');
    expect(second?.summary).toContain('Deliver');
    expect(JSON.stringify(second)).not.toMatch(/Parktown|Oxford/);
    expect(JSON.stringify(first)).not.toContain('Fourways');
  }
});

test('a visit that is left out is cancelled at its own address, and the other one stays', async () => {
  const { before, filesAfter, reference } = await withCalendars();
  const after = await filesAfter({ kind: 'confirmed', ...PRICE, visits: [load] });
  for (const [index, mail] of after.entries()) {
    const off = entriesIn(mail).find(({ uid }) => uid === `${reference}-2`);
    expect(off).toMatchObject({ status: 'CANCELLED', day: DELIVER });
    expect(JSON.stringify(off)).not.toMatch(/Parktown|Oxford/);
    const files = [before[index], mail].filter((each) => each !== undefined);
    expect(kept(withFiles(files)).map(({ uid, day }) => [uid, day])).toEqual([[reference, LOAD]]);
  }
});

test('a cancelled job leaves both calendars', async () => {
  const { before, filesAfter } = await withCalendars();
  const after = await filesAfter({ kind: 'cancelled', askedBy: 'customer', said: '' });
  for (const [index, mail] of after.entries()) {
    const files = [before[index], mail].filter((each) => each !== undefined);
    expect(kept(withFiles(files))).toEqual([]);
    expect(mail?.calendar).toContain('METHOD:CANCEL');
  }
});

const DAYS = ['2027-03-05', '2027-03-08', '2027-03-12', '2027-03-19', '2027-03-22'];
const anyChange = fc.oneof(
  fc.record({
    kind: fc.constant('confirmed' as const),
    days: fc.subarray(DAYS, { minLength: 1, maxLength: 3 }),
    isNew: fc.boolean(),
    what: fc.constantFrom('', 'Load', 'Deliver'),
  }),
  fc.constant({ kind: 'paid' as const }),
);

test('whatever is changed, whoever opens each file has the visits that count, and nothing else', {
  tags: 'property',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 5 }), async (changes) => {
      const { act, deliver, toVisitor, move, reference } = await bookedForTwo();
      for (const change of changes) {
        if (change.kind === 'paid') {
          await act({ kind: 'paid', amount: 10, how: 'cash', day: '2027-02-20', said: '' });
          continue;
        }
        const { visits: known } = await move();
        const crew = { people: 3, trucks: 1, window: 'between 8 and 9', what: change.what };
        const visits = change.days.map((day, index) => {
          const kept = change.isNew ? undefined : known[index];
          return { ...(kept && { visit: kept.visit }), day, ...crew };
        });
        expect((await act({ kind: 'confirmed', ...PRICE, visits })).statusCode).toBe(200);
        await deliver();
      }
      await deliver();
      const { visits } = await move();
      const uidOf = (visit: number) => (visit === 1 ? reference : `${reference}-${visit}`);
      const truth = visits.map(({ visit, day }) => [uidOf(visit), day]);
      const entries = kept(withFiles(toVisitor()));
      const files = entries.map(({ uid, day }) => [uid, day]);
      expect(files.toSorted()).toEqual(truth.toSorted());
      // The file from their page is never older than those from their mails.
      for (const { visit, sequence } of visits) {
        const mailed = entries.find(({ uid }) => uid === uidOf(visit))?.sequence ?? Number.NaN;
        if (visits.length > 1) expect(sequence).toBe(mailed);
        else expect(sequence).toBeGreaterThanOrEqual(mailed);
      }
    }),
    { numRuns: tries(10) },
  );
});
