import { describe, expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { isFarAway } from '../places/far-places.ts';
import { ACCESS_QUESTION_NAMES, ACCESS_SIDES, type Access, accessSchema } from './access.ts';
import { ACCESS_QUESTIONS } from './access-questions.ts';
import type { OpenPoint } from './open-point.ts';
import { openPoints, questionsText } from './open-points.ts';
import { accessTask } from './promised-points.ts';
import type { QuoteRequest } from './request.schema.ts';

const today = '2026-09-01';
/** A city far from the company's home, whichever company it is. */
const AWAY = ['Cape Town', 'Polokwane'].find((city) => isFarAway(city)) ?? '';
const complete = briefRequest({
  moveDate: '2026-09-15',
  deliveryMethod: 'whatsapp',
  bedrooms: '3',
  inventory: { living: ['sofa'] },
});

function points(changes: Partial<QuoteRequest>, access?: Access): OpenPoint[] {
  return openPoints({ ...complete, ...changes, access }, today);
}

function codes(changes: Partial<QuoteRequest>, access?: Access): string[] {
  return points(changes, access).map(({ code }) => code);
}

function accessOf(said: object): Access {
  return accessSchema.parse({ version: 1, ...said });
}

it('asks nothing when all is said', () => {
  expect(points({})).toEqual([]);
  expect(questionsText([], { name: 'T', reference: 'R', company: 'C' })).toBeUndefined();
});

describe('what is missing or risky', () => {
  it.each<[string, Partial<QuoteRequest>, string[]]>([
    ['a video survey that is asked for', { videoSurvey: 'yes' }, ['video-survey']],
    ['a phone without digits', { phone: 'please mail me' }, ['phone-unclear']],
    ['a phone with nine digits', { phone: '82 555 0119' }, []],
    ['a phone with eight digits', { phone: '2 555 0119' }, ['phone-unclear']],
    ['a phone from abroad', { phone: '+44 20 7946 0000' }, []],
    ['no date', { moveDate: 'as soon as possible' }, ['date-unclear']],
    ['yesterday', { moveDate: '2026-08-31' }, ['date-past']],
    ['today', { moveDate: '2026-09-01' }, ['date-soon']],
    ['three days away, a Friday', { moveDate: '2026-09-04' }, ['date-soon']],
    ['six days away', { moveDate: '2026-09-07' }, []],
    // The season is shown next to the date: the team would stop reading a box that every request has.
    ['a public holiday', { moveDate: '2026-09-24' }, []],
    ['the month end', { moveDate: '2026-09-30' }, []],
    ['a date years ahead', { moveDate: '2099-02-10' }, ['date-far']],
    ['a day that does not exist', { moveDate: '2027-02-30' }, ['date-unclear']],
    ['a unit', { toAddress: 'Unit 14, Dainfern Ridge, Fourways' }, ['to-estate']],
    ['a flat', { fromAddress: 'Flat 302, Ponte, Berea' }, ['from-heavy']],
    ['a street called after an estate', { toAddress: '3 Estate Road, Northwold' }, []],
    ['one address twice', { toAddress: '14 KELLY Avenue, Boskruin' }, ['same-address']],
    ['no street number', { fromAddress: 'Kelly Avenue, Boskruin' }, ['from-address']],
    ['no suburb', { toAddress: '7 Mowbray Road' }, ['to-address']],
    ['a long way', { toAddress: `1 Beach Road, ${AWAY}` }, ['far-date']],
    [
      'a long way with time',
      { toAddress: `1 Beach Road, ${AWAY}`, additionalNotes: 'Dates are flexible.' },
      [],
    ],
    ['no bedrooms', { bedrooms: '' }, ['bedrooms']],
    ['no items', { inventory: {} }, ['inventory']],
    [
      'an office without a word',
      { moveType: 'commercial', bedrooms: '', inventory: {} },
      ['office-contents'],
    ],
    [
      'an office with a word about its gate',
      {
        moveType: 'commercial',
        bedrooms: '',
        inventory: {},
        additionalNotes: 'Ring at gate 3.',
      },
      ['office-contents'],
    ],
    [
      'an office',
      { moveType: 'commercial', bedrooms: '', inventory: {}, additionalNotes: '12 desks' },
      [],
    ],
    ['a piano', { additionalNotes: 'An upright piano.' }, ['from-heavy', 'to-heavy']],
    ['a fridge', { inventory: { kitchen: ['refrigerator'] } }, ['from-heavy', 'to-heavy']],
    ['a wish for care', { additionalNotes: 'Please keep the plates safe.' }, []],
    ['an estate by its name', { toAddress: '3 Fernbrook Estate, Fourways' }, ['to-estate']],
  ])('%s', (_, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });
});

describe('the team’s text, and the question for the visitor', () => {
  const office = { moveType: 'commercial', bedrooms: '', inventory: {} } as const;

  it.each<[string, Partial<QuoteRequest>, string, string]>([
    [
      'a phone without digits',
      { phone: 'ask my wife' },
      'Phone unclear: “ask my wife” doesn’t read as one number.',
      'What number can we phone you on?',
    ],
    [
      'no bedrooms',
      { bedrooms: '' },
      'The number of bedrooms is missing.',
      'How many bedrooms does your home have?',
    ],
    [
      'no items',
      { inventory: {} },
      'No items were chosen.',
      'Which large pieces are moving, and roughly how many boxes?',
    ],
    [
      'an office without a word',
      office,
      'A commercial move, and no word on what’s moving.',
      'What’s moving? Roughly how many desks, shelves or machines?',
    ],
  ])('for %s', (_, changes, forTeam, questionForVisitor) => {
    expect(points(changes)).toMatchObject([{ forTeam, questionForVisitor }]);
  });
});

describe('what the access settles', () => {
  const piano = { additionalNotes: 'A PIANO, the piano’s stool and a safe', inventory: {} };

  it.each([
    [{ floor: 'ground' }, []],
    [{ floor: '2', lift: 'goods' }, []],
    [{ floor: '2', lift: 'none' }, ['from-floor']],
    [{ floor: '2' }, ['from-heavy', 'from-floor']],
    [{ lift: 'goods' }, ['from-heavy']],
  ])('with a piano upstairs or not: %j leaves %j', (from, expected) => {
    const access = accessOf({ from, to: { floor: 'ground' } });
    expect(codes({ ...piano, inventory: { living: ['sofa'] } }, access)).toEqual(expected);
  });

  it('asks only for the lift when the floor is known, and names the pieces', () => {
    const [point] = points(
      { ...piano, inventory: { kitchen: ['refrigerator'] } },
      accessOf({ from: { floor: '3+' }, to: { floor: 'ground' } }),
    );
    expect(point?.questionForVisitor).toBe(
      'Is there a lift where we collect that takes the heavy pieces (piano, safe, fridge)?',
    );
  });

  it.each([
    [{ estate: 'yes' }, ['to-estate']],
    [{ estate: 'yes', truck: 'any' }, ['to-estate']],
    [{ estate: 'yes', truck: 'any', hours: '8 to 16' }, ['to-estate']],
    [{ estate: 'no' }, []],
  ])('in an estate or not: %j leaves %j', (to, expected) => {
    expect(codes({}, accessOf({ to }))).toEqual(expected);
  });

  it('believes the visitor more than the name of the street', () => {
    const changes = { toAddress: '3 Estate Road, Northwold' };
    expect(codes(changes, accessOf({ to: { estate: 'no' } }))).toEqual([]);
  });
});

describe('what the form promised', () => {
  /** Each answer with the sentence that the visitor reads under it. */
  const HINTS = ACCESS_QUESTION_NAMES.flatMap((name) =>
    ACCESS_QUESTIONS[name].choices.map(({ value, settles }) => ({
      name,
      value,
      settles,
      forTeam: accessTask(name, value),
    })),
  );

  it.each(HINTS.filter(({ forTeam }) => forTeam !== null))(
    'the team reads what “$settles” asks of it, at either address',
    ({ name, value, forTeam }) => {
      for (const side of ACCESS_SIDES) {
        const known = name === 'estate' ? { truck: 'any', hours: '8 to 16' } : {};
        const access = accessOf({ [side]: { [name]: value, ...known } });
        const found = openPoints({ ...complete, access }, today);
        expect(found.map((point) => point.forTeam)).toContainEqual(
          expect.stringContaining(`${forTeam}`),
        );
      }
    },
  );

  it('is nothing where the team has nothing to do', () => {
    const PROMISE = /\b(we’ll|you’ll get|our|more|extra|quote|limit)\b/i;
    const others = HINTS.filter(({ forTeam }) => forTeam === null);
    expect(others.filter(({ settles }) => PROMISE.test(settles))).toEqual([]);
  });

  it.each([
    [
      { floor: '3+', lift: 'none' },
      'Third floor or higher at the delivery address: plan more hands for the stairs.',
    ],
    [
      { truck: 'outside' },
      'Trucks stay outside at the delivery address: quote for a bakkie or a long carry.',
    ],
    [
      { carry: 'long' },
      'More than 25 m from truck to door at the delivery address: quote for the long carry.',
    ],
    [
      { power: 'no' },
      'Lift or gate stops in a power cut at the delivery address: ask for the manual key on the day.',
    ],
    [
      { notice: 'days' },
      'Two days’ notice or more to the gate at the delivery address: confirm the day with the registration and the crew’s names.',
    ],
  ])('%j is said to the team, and nobody is asked', (to, forTeam) => {
    const found = points({}, accessOf({ to }));
    expect(found.map((point) => point.forTeam)).toEqual([forTeam]);
    expect(questionsText(found, { name: 'T', reference: 'R', company: 'C' })).toBeUndefined();
  });

  it('is not a risk at the ground floor, with a goods lift, or inside the gate', () => {
    const to = { floor: '3+', lift: 'goods', truck: 'any', carry: 'short', power: 'yes' };
    expect(points({}, accessOf({ to }))).toEqual([]);
  });

  it.each([
    ['2026-09-02', { notice: 'days' }, true],
    ['2026-09-03', { notice: 'days' }, false],
    ['2026-09-01', { notice: 'day' }, true],
    ['2026-09-02', { notice: 'day' }, false],
    ['as soon as possible', { notice: 'days' }, false],
  ])('a wish for %s with %j is too near: %s', (moveDate, to, isTooNear) => {
    const point = points({ moveDate }, accessOf({ to })).find(({ code }) => code === 'to-notice');
    expect(point?.forTeam.includes('too near')).toBe(isTooNear);
  });

  it('a limit for trucks is asked for, unless the notes have it', () => {
    const access = accessOf({ from: { truck: 'limited' } });
    const question = 'What is the height or weight limit for trucks where we collect?';
    expect(points({}, access)[0]?.questionForVisitor).toBe(question);
    const told = points({ additionalNotes: 'The truck limit is 3 m.' }, access);
    expect(told.flatMap(({ questionForVisitor }) => questionForVisitor ?? [])).toEqual([]);
  });
});

describe('what the notes answer', () => {
  const piano = { kitchen: ['refrigerator' as const] };

  it('is not asked again, and the team is told of it', () => {
    const additionalNotes = '4th floor, no lift, the estate allows no trucks. Thanks!';
    const found = points(
      { additionalNotes, inventory: piano, toAddress: 'Unit 14, Dainfern Ridge, Fourways' },
      accessOf({ from: { floor: 'ground' } }),
    );
    expect(found.map(({ forTeam }) => forTeam)).toEqual([
      'Moving hours not known at the delivery address, which may be in an estate or complex.',
      'The notes say: “4th floor, no lift, the estate allows no trucks”.',
    ]);
    expect(found[0]?.questionForVisitor).toBe(
      'If there is an estate or complex gate, which moving hours are there where we deliver?',
    );
  });

  it('leaves the half that nobody answered', () => {
    const [trucks] = points({}, accessOf({ to: { estate: 'yes', hours: '8 to 16' } }));
    expect(trucks?.questionForVisitor).toBe('Which truck limits are there where we deliver?');
    const [hours] = points({}, accessOf({ to: { estate: 'yes', truck: 'any' } }));
    expect(hours?.forTeam).toBe(
      'Moving hours not known at the delivery address, which is in an estate or complex.',
    );
  });

  it('settles the date when other days would do', () => {
    const soon = { moveDate: '2026-09-02', additionalNotes: 'Our dates are flexible.' };
    expect(points(soon)).toMatchObject([
      { forTeam: 'The move is close: Wednesday 2 September 2026.' },
    ]);
    expect(points(soon)[0]?.questionForVisitor).toBeUndefined();
    expect(
      points({ ...soon, additionalNotes: 'We are not flexible.' })[0]?.questionForVisitor,
    ).toMatch(/Is that date fixed/);
  });
});

it('asks the visitor exactly these questions', () => {
  const found = points({ phone: 'please mail me', bedrooms: '', moveDate: '2026-08-31' });
  expect(
    questionsText(found, {
      name: complete.name,
      reference: 'JFM-7K3Q-24',
      company: 'Jozi Family Movers',
    }),
  ).toBe(`Hello Thandeka, this is Jozi Family Movers about your quote request JFM-7K3Q-24.

To price it properly we’d like to know:
1. What number can we phone you on?
2. Monday 31 August 2026 has passed. On which date would you like to move?
3. How many bedrooms does your home have?

Thank you!`);
});

describe('what the team reads, and what the visitor is asked', () => {
  const HEAVY: QuoteRequest['inventory'] = { kitchen: ['refrigerator'] };

  it.each<[Partial<QuoteRequest>, object | undefined, string, string | undefined]>([
    [
      { toAddress: '14 Kelly Avenue, Boskruin' },
      undefined,
      'Both addresses are the same.',
      'You gave one address twice. Where do we collect, and where do we deliver?',
    ],
    [
      { fromAddress: 'Kelly Avenue' },
      undefined,
      '“Kelly Avenue” seems to have no street or unit number and suburb.',
      'What is the street or unit number and suburb where we collect, “Kelly Avenue”?',
    ],
    [
      { toAddress: '7 Mowbray Road' },
      undefined,
      '“7 Mowbray Road” seems to have no suburb.',
      'What is the suburb where we deliver, “7 Mowbray Road”?',
    ],
    [
      { inventory: HEAVY },
      { to: { floor: 'ground' } },
      'Heavy pieces (fridge); floor not known at the pick-up address.',
      'Which floor are we collecting from, and is there a lift for the heavy pieces (fridge)?',
    ],
    [
      { inventory: HEAVY },
      { from: { floor: 'ground' }, to: { floor: '2' } },
      'Heavy pieces (fridge); lift not known at the delivery address.',
      'Is there a lift where we deliver that takes the heavy pieces (fridge)?',
    ],
    [
      {},
      { from: { floor: '3+' } },
      'High up; lift not known at the pick-up address.',
      'Is there a lift where we collect?',
    ],
    [
      { toAddress: 'Flat 302, 7 Mowbray Road, Greenside' },
      undefined,
      'A flat; floor not known at the delivery address.',
      'Which floor are we delivering to, and is there a lift?',
    ],
    [
      { toAddress: 'Unit 14, Dainfern Ridge, Fourways' },
      undefined,
      'Moving hours or truck limits not known at the delivery address, which may be in an estate or complex.',
      'If there is an estate or complex gate, which moving hours and truck limits are there where we deliver?',
    ],
    [
      {},
      { from: { estate: 'yes', truck: 'any' } },
      'Moving hours not known at the pick-up address, which is in an estate or complex.',
      'Which moving hours are there where we collect?',
    ],
    [
      { moveDate: 'as soon as possible' },
      undefined,
      '“as soon as possible” is not a date we can read.',
      'On which date would you like to move?',
    ],
    [
      { moveDate: '2026-08-31' },
      undefined,
      'The date has passed: Monday 31 August 2026.',
      'Monday 31 August 2026 has passed. On which date would you like to move?',
    ],
    [
      { moveDate: '2099-02-10' },
      undefined,
      'The date is years away: Tuesday 10 February 2099.',
      'You asked for Tuesday 10 February 2099. Is the year right?',
    ],
    [
      { moveDate: '2026-09-04' },
      undefined,
      'The move is close: Friday 4 September 2026.',
      'You asked for Friday 4 September 2026. Is that date fixed, or could another day suit you?',
    ],
    [
      { moveDate: '2026-09-04', additionalNotes: 'We are flexible' },
      undefined,
      'The move is close: Friday 4 September 2026.',
      undefined,
    ],
    [
      { toAddress: `7 Mowbray Road, ${AWAY}` },
      undefined,
      'It looks like a long distance, and we don’t know if other dates would do.',
      'For a long-distance move, could loading or delivery shift by a few days?',
    ],
  ])('of %j with access %j the team reads “%s”', (changes, said, forTeam, questionForVisitor) => {
    const found = points(changes, said && accessOf(said));
    expect(found.map((point) => [point.forTeam, point.questionForVisitor])).toContainEqual([
      forTeam,
      questionForVisitor,
    ]);
  });
});
