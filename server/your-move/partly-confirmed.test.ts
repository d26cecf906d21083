import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../domain/dates/calendar-date.ts';
import { visitStatus } from '../../domain/move/visit-status.ts';
import type { ConfirmedVisit, OneOrMore } from '../../domain/quote/visit.schema.ts';
import { mapVisits } from '../../domain/quote/visits.ts';
import { historyOf, quoted, type SampleEvent } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import {
  ACCESS,
  bookedForTwo,
  DELIVER,
  entriesIn,
  HOME,
  LOAD,
  NEW_HOME,
  PAPERS,
  PRICE,
  VISITS,
} from '../../tests/server/testing/two-visits.ts';
import { tries } from '../../tests/tries.ts';
import { progressOf } from '../moves/progress-of.ts';
import { sequenceOf } from '../moves/sequence-of.ts';

const LATER = '2027-03-26';
const [load, deliver] = VISITS.map((visit, index) => ({ visit: index + 1, ...visit }));

const booked = () => bookedForTwo({ access: ACCESS }, PAPERS);
type Server = Awaited<ReturnType<typeof booked>>;

/** Another day of the second visit is offered, and accepted. */
async function moveSecond({ act, answer, deliver: send }: Server) {
  const offer = {
    kind: 'quoted',
    via: 'email',
    ...PRICE,
    includes: ['All of it'],
    validUntil: '2027-03-01',
    deposit: { amount: 5000, by: '2027-03-03' },
    note: '',
    visits: [load, { ...deliver, day: LATER, window: 'between 10 and 11' }],
  };
  expect((await act(offer)).statusCode).toBe(200);
  await send();
  await answer('accepted');
  await send();
}

const statusIn = async ({ move }: Server) =>
  (await move()).visits.map(({ day, status }) => [day, status]);

test('a yes to another day of one visit leaves the other confirmed, on every surface', async () => {
  const server = await booked();
  const { move, desk, toVisitor, toTeam, mailsAt, morning } = server;
  const before = [toVisitor().at(-1), toTeam().at(-1)].map((mail) => entriesIn(mail)[0]);
  await moveSecond(server);

  const shown = await move();
  expect(shown.phase).toBe('agreed');
  expect(await statusIn(server)).toEqual([
    [LOAD, 'confirmed'],
    [LATER, 'agreed'],
  ]);
  expect(shown.moveDay).toEqual({ day: LOAD, status: 'confirmed' });
  expect(shown.booking).toMatchObject({ window: load?.window, papers: PAPERS });
  expect(shown.getsDayBefore).toBe(true);

  const yes = toVisitor().at(-1);
  expect(yes?.text.replace(/\s+/g, ' ')).toContain(
    'Load on Friday 5 March 2027 stays confirmed. Next, we’ll confirm the day of “Deliver” by email.',
  );
  for (const [index, mail] of [yes, toTeam().at(-1)].entries()) {
    const [first, second] = entriesIn(mail);
    expect(first).toEqual(before[index]);
    expect(second).toMatchObject({ day: LATER, status: 'TENTATIVE' });
  }

  const { confirmation, visits } = await desk();
  expect(visits.map(({ status }) => status)).toEqual(['confirmed', 'agreed']);
  expect(confirmation.visits[0]).toMatchObject({ window: load?.window, ...PAPERS });

  const [eve, ...more] = await mailsAt('2027-03-04T16:05');
  expect(more).toEqual([]);
  expect(eve?.subject).toContain('Tomorrow: Load, between 8 and 9');
  const { days } = await server.diary();
  expect(days.flatMap(({ day, entries }) => entries.map(({ status }) => [day, status]))).toEqual([
    [LOAD, 'confirmed'],
    [LATER, 'said yes'],
  ]);
  const today = await morning(LOAD);
  expect(today?.text).toContain('TODAY, LOAD, BETWEEN 8 AND 9\n');
  // It took place as confirmed: nobody failed to confirm it.
  expect((await move()).phase).toBe('agreed');
});

test('it is booked again once the family has confirmed the other one', async () => {
  const server = await booked();
  await moveSecond(server);
  const { confirmation } = await server.desk();
  const visits = confirmation.visits.map((visit) => ({ ...visit, people: 3, trucks: 1 }));
  expect((await server.act({ kind: 'confirmed', ...PRICE, visits })).statusCode).toBe(200);
  expect((await server.move()).phase).toBe('booked');
  expect(await statusIn(server)).toEqual([
    [LOAD, 'confirmed'],
    [LATER, 'confirmed'],
  ]);
});

test('another day that the visitor wishes is one of the next visit; changed back, all is as it was', async () => {
  const server = await booked();
  const wish = (moveDate: string, more: object = {}) =>
    server.change({
      ...SAMPLE_REQUEST,
      ...{ access: ACCESS, fromAddress: HOME, toAddress: NEW_HOME, moveDate, ...more },
    });
  await wish('2027-03-09');
  expect(await statusIn(server)).toEqual([
    ['2027-03-09', 'wished'],
    [DELIVER, 'confirmed'],
  ]);
  await wish(LOAD);
  expect((await server.move()).phase).toBe('booked');
  // Only the second one goes to the new home.
  await wish(LOAD, { toAddress: '9 Beyers Lane, Randburg' });
  expect(await statusIn(server)).toEqual([
    [LOAD, 'confirmed'],
    [DELIVER, 'agreed'],
  ]);
  await server.deliver();
  expect(server.toVisitor().at(-1)?.text.replace(/\s+/g, ' ')).toContain(
    'Load on Friday 5 March 2027 stays confirmed. The rest isn’t booked until we confirm the day of “Deliver” again.',
  );
});

const OTHER = {
  day: (visit: ConfirmedVisit) => ({ ...visit, day: addDays(visit.day, 1) }),
  window: (visit: ConfirmedVisit) => ({ ...visit, window: 'at noon' }),
  to: (visit: ConfirmedVisit) => ({ ...visit, to: 'The yard' }),
  trucks: (visit: ConfirmedVisit) => ({ ...visit, trucks: visit.trucks + 1 }),
};
const anyTouch = fc.constantFrom('none', ...(Object.keys(OTHER) as (keyof typeof OTHER)[]));

test('whatever a yes changes, the visits that it leaves as they were stay confirmed', {
  tags: 'property',
}, () => {
  const touches = fc.array(anyTouch, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(touches, fc.boolean(), (touched, isOtherPrice) => {
      const visits = touched.map(
        (_, index): ConfirmedVisit => ({
          ...{ visit: index + 1, what: '', day: addDays(LOAD, index * 7), window: 'at 8' },
          ...{ from: '', to: '', people: 3, trucks: 1, registration: '', crew: [] },
        }),
      ) as unknown as OneOrMore<ConfirmedVisit>; // at least two
      const changed = mapVisits(visits, (visit, index) => {
        const touch = touched[index] ?? 'none';
        return touch === 'none' ? visit : OTHER[touch](visit);
      });
      const price = 6000;
      const offer = { price: isOtherPrice ? 7200 : price, visits: changed };
      const before: SampleEvent[] = [
        quoted({ price, visits }),
        { kind: 'accepted', about: 1 },
        { kind: 'confirmed', price, upTo: null, visits },
      ];
      const known = progressOf('', historyOf(...before));
      const now = progressOf(
        '',
        historyOf(...before, quoted(offer), { kind: 'accepted', about: 4 }),
      );
      const isKept = touched.map((touch) => touch === 'none');
      expect(changed.map((visit) => visitStatus(now, visit) === 'confirmed')).toEqual(isKept);
      expect(now.stage).toBe(isKept.every(Boolean) ? 'booked' : 'accepted');
      if (isOtherPrice) return;
      for (const visit of visits) {
        const isSame = sequenceOf(now, visit) === sequenceOf(known, visit);
        expect(isSame).toBe(isKept[visit.visit - 1]);
      }
    }),
    { numRuns: tries(200) },
  );
});
