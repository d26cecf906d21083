import { describe, expect, it } from 'vitest';
import { type Access, accessSchema } from './access.ts';
import type { OpenPoint } from './open-point.ts';
import { openPoints, questionsText } from './open-points.ts';
import { type QuoteRequest, quoteRequestSchema } from './quote.schema.ts';

const today = '2026-09-01';
const complete = quoteRequestSchema.parse({
  name: 'Thandeka Mokoena',
  email: 'thandeka@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
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
    ['a phone without digits', { phone: 'please mail me' }, ['phone-unclear']],
    ['a phone from abroad', { phone: '+44 20 7946 0000' }, []],
    ['no date', { moveDate: 'as soon as possible' }, ['date-unclear']],
    ['yesterday', { moveDate: '2026-08-31' }, ['date-past']],
    ['today', { moveDate: '2026-09-01' }, ['date-soon']],
    ['three days away, a Friday', { moveDate: '2026-09-04' }, ['date-soon']],
    ['six days away', { moveDate: '2026-09-07' }, []],
    ['a public holiday', { moveDate: '2026-09-24' }, ['date-busy']],
    ['the month end', { moveDate: '2026-09-30' }, ['date-busy']],
    ['one address twice', { toAddress: '14 KELLY Avenue, Boskruin' }, ['same-address']],
    ['no street number', { fromAddress: 'Kelly Avenue, Boskruin' }, ['from-address']],
    ['no suburb', { toAddress: '7 Mowbray Road' }, ['to-address']],
    ['a long way', { toAddress: '1 Beach Road, Sea Point, Cape Town' }, ['far-date']],
    [
      'a long way with time',
      { toAddress: '1 Beach Road, Durban', additionalNotes: 'Dates are flexible.' },
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

  it('says to the team why a day is busy', () => {
    expect(points({ moveDate: '2026-09-24' })[0]?.forTeam).toBe(
      'A busy day. Public holiday: Heritage Day. Many estates and complexes allow no moves.',
    );
  });
});

describe('what the access settles', () => {
  const piano = { additionalNotes: 'A PIANO, the piano’s stool and a safe', inventory: {} };

  it.each([
    [{ floor: 'ground' }, []],
    [{ floor: '2', lift: 'goods' }, []],
    [{ floor: '2', lift: 'none' }, []],
    [{ floor: '2' }, ['from-heavy']],
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
      'Is there a lift at the address you move from that the heavy pieces fit into (piano, safe, refrigerator)?',
    );
  });

  it.each([
    [{ estate: 'yes' }, ['to-estate']],
    [{ estate: 'yes', truck: 'any' }, ['to-estate']],
    [{ estate: 'yes', truck: 'any', hours: '8 to 16' }, []],
    [{ estate: 'no' }, []],
  ])('in an estate or not: %j leaves %j', (to, expected) => {
    expect(codes({}, accessOf({ to }))).toEqual(expected);
  });

  it('believes the visitor more than the name of the street', () => {
    const changes = { toAddress: '3 Estate Road, Northwold' };
    expect(codes(changes, accessOf({ to: { estate: 'no' } }))).toEqual([]);
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
  ).toBe(`Hello Thandeka Mokoena, this is Jozi Family Movers about your quote request JFM-7K3Q-24.

To price it properly we would like to ask:
1. On which phone number can we reach you?
2. Monday 31 August 2026 has passed. On which date would you like to move?
3. How many bedrooms does your home have?

Thank you!`);
});
