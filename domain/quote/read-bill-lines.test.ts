import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillLine } from './bill.schema.ts';
import { HIGHEST_PRICE } from './price.schema.ts';
import { billLineAsTyped, readBillLine, readBillLines, readingInWords } from './read-bill-lines.ts';

test.each([
  ['Two hours more: R1 200', 'Two hours more', 1200],
  ['Two hours more:R1200', 'Two hours more', 1200],
  ['Two hours more: 1200', 'Two hours more', 1200],
  ['Two hours more: 1 200', 'Two hours more', 1200],
  ['Two hours more: 1,200', 'Two hours more', 1200],
  ['Two hours more: 1200,50', 'Two hours more', 1200.5],
  ['Two hours more: R1 200.50', 'Two hours more', 1200.5],
  ['Two hours more: 1200 rand', 'Two hours more', 1200],
  ['Two hours more 1 200 rand', 'Two hours more', 1200],
  ['Two hours more R1 200', 'Two hours more', 1200],
  ['Two hours more - R1 200.', 'Two hours more', 1200],
  ['Two hours more: R1 200 (2 x R600)', 'Two hours more (2 x R600)', 1200],
  ['2 hours at R600 = R1 200', '2 hours at R600', 1200],
  ['Discount: (R200)', 'Discount', -200],
  ['Discount: (200)', 'Discount', -200],
  ['Discount -R200', 'Discount', -200],
  ['Discount: - R200', 'Discount', -200],
  ['Fewer boxes: R200 less', 'Fewer boxes', -200],
  ['Discount: R200', 'Discount', -200],
  ['Discount for the scratch R200', 'Discount for the scratch', -200],
  ['Less packing: 450', 'Less packing', -450],
  ['Discount taken back: +R200', 'Discount taken back', 200],
  ['No discount: R200', 'No discount', 200],
  ['Credit card fee: R50', 'Credit card fee', 50],
  ['Less than an hour more: R300', 'Less than an hour more', 300],
  ['Discount: R200 more', 'Discount', 200],
  ['Parking: 50', 'Parking', 50],
  ['Toll: 12.50', 'Toll', 12.5],
  ['Stairs at flat 12: R400', 'Stairs at flat 12', 400],
  ['Truck arrived at 9:30, waiting R300', 'Truck arrived at 9:30, waiting', 300],
  ['A second trip on 5 December 2026 R800', 'A second trip on 5 December 2026', 800],
  ['Waiting in traffic: R600', 'Waiting in traffic', 600],
])('%j is an amount', (typed, text, amount) => {
  expect(readBillLine(typed)).toEqual({ text, amount });
});

test.each([
  'Truck arrived at 9:30',
  'Worked 08:00-14:30',
  'Worked 08:00 - 14:30',
  'Paid cash at 16:05',
  'Arrived at 9: 30',
  'Flat 3:12',
  'Gate code: 4821',
  'Moved in: 2026',
  'Kelly Avenue: 120',
  'Two hours more 1200',
  'Two hours at R600',
  'Two hours: 2 x R600',
  'R600 an hour',
  'They paid cash, R6 500',
  'The sofa is worth R20 000',
  'Two hours more (R1 200)',
  'Parking R50 and toll R60',
  'Extra: R1 200 - R1 400',
  'Extra: 1 200 to 1 400 rand',
  'The price was reduced to R6 000',
  'Traffic on the R24',
  'An accident, R511 closed',
  'Route: R24',
  'Piano: 6.500',
  'Two hours more: R0',
  'R1 200',
])('%j is a remark', (typed) => {
  expect(readBillLine(typed)).toEqual({ text: typed });
});

const two = (number: number) => `${number}`.padStart(2, '0');
const upTo = (max: number) => fc.integer({ min: 1, max });
const about = fc.constantFrom(
  ...['Truck arrived', 'Worked', 'Paid cash', 'Two boxes broke', 'Waited', 'Sofa', 'Piano to'],
  ...['The lift', 'Thandi', 'Extra', 'Discount', 'Parking', 'Two hours more', 'Toll'],
);
const joined = fc.constantFrom(' ', ' at ', ': ', ' at: ', ' - ', ', ', ':', ' from ');
const after = fc.constantFrom('', '.', ' (late)', '!', ' exactly');

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.nat(3))
  .map(
    ([hour, minute, form]) =>
      [`${hour}:${two(minute)}`, `${two(hour)}:${two(minute)}`, `${hour}h${two(minute)}`][form] ??
      `${hour}:${two(minute)}-${two((hour + 3) % 24)}:${two(minute)}`,
  );
const date = fc
  .tuple(upTo(28), upTo(12), fc.integer({ min: 2020, max: 2039 }), fc.nat(6))
  .map(([day, month, year, form]) => {
    const name = ['January', 'May', 'Aug', 'December'][month % 4];
    const forms = [
      `${year}-${two(month)}-${two(day)}`,
      `${day}/${month}/${year}`,
      `${two(day)}.${two(month)}.${year}`,
      `${day} ${name}`,
      `${day} ${name} ${year}`,
      `${name} ${day}, ${year}`,
      `${day}/${month}`,
    ];
    return forms[form] ?? '';
  });
const phone = fc
  .tuple(fc.integer({ min: 100_000_000, max: 999_999_999 }), fc.nat(5))
  .map(([number, form]) => {
    const [a, b, c] = [`${number}`.slice(0, 2), `${number}`.slice(2, 5), `${number}`.slice(5)];
    const forms = [`0${number}`, `0${a} ${b} ${c}`, `+27 ${a} ${b} ${c}`, `(0${a}) ${b} ${c}`];
    return [...forms, `0${a}-${b}-${c}`, `+27${number}`][form] ?? '';
  });
const house = fc
  .tuple(upTo(999), fc.constantFrom('Kelly Ave', 'Republic Road', 'Oak St, Linden'))
  .map(([number, street]) => `${number} ${street}`);
const measure = fc
  .tuple(
    fc.oneof(upTo(200), upTo(9999)),
    fc.constantFrom('kg', ' kg', ' boxes', ' km', 'm', ' m³', ' %', '%', ' stairs', ' hours', 'nd'),
  )
  .map(([number, unit]) => `${number}${unit}`);

test('no time, date, phone number, address, weight or count changes a price', () => {
  const other = fc.oneof(time, date, phone, house, measure);
  fc.assert(
    fc.property(about, joined, other, after, (says, separator, number, rest) => {
      const typed = `${says}${separator}${number}${rest}`;
      expect(readBillLine(typed)).toEqual({ text: typed });
    }),
    { numRuns: 500 },
  );
});

test('a bare number after the name of what it numbers, counts or measures changes no price', () => {
  const named = fc.constantFrom(
    ...['House number', 'Flat', 'Unit', 'Flat no.', 'Postal code', 'Phone', 'Their new landline'],
    ...['Boxes', 'Boxes packed', 'Weight', 'Weight in kg', 'Distance', 'Hours', 'Hours worked'],
    ...['Stairs', 'Floor', 'Crew', 'Order number', 'Invoice', 'Year', 'Arrived', 'Gate code'],
    ...['Odometer', 'Kelly Avenue', 'ID', 'Seal', 'Minutes waited', 'Rooms', 'Total', 'Kilometres'],
    ...['Keypad', 'Lockbox', 'Alarm', 'Intercom', 'Wi-fi', 'Access', 'Corner of 5th', 'Postal'],
  );
  const grouped = upTo(9999).map((number) => `${number}`.replace(/\B(?=\d{3}$)/, ' '));
  const number = fc.oneof(
    upTo(9999).map(String),
    grouped,
    upTo(300).map((n) => `${n}.5`),
  );
  fc.assert(
    fc.property(named, fc.constantFrom(':', ': ', ' : '), number, (name, colon, typed) => {
      expect(readBillLine(`${name}${colon}${typed}`).amount).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

const cents = fc.oneof(upTo(99_999), upTo(HIGHEST_PRICE * 100));
const sum = fc
  .tuple(
    cents,
    fc.constantFrom('', ' ', '\u00a0', ','),
    fc.constantFrom('.', ','),
    fc.constantFrom(['R', ''], ['R ', ''], ['r', ''], ['', ' rand'], ['ZAR ', ''], ['', ' Rand']),
  )
  .map(([amount, group, point, [before, behind]]) => {
    const whole = `${Math.floor(amount / 100)}`.replace(/\B(?=(\d{3})+$)/g, group);
    const rest = amount % 100 === 0 ? '' : `${point}${two(amount % 100)}`;
    return { written: `${before}${whole}${rest}${behind}`, rand: amount / 100 };
  });
const what = fc.constantFrom(
  ...[
    'Two hours more',
    'A piano',
    'Second trip (to the store)',
    'Stairs',
    '3 more boxes',
    'Parking',
  ],
  ...[
    'From 9:30 they waited',
    'Packing at 14 Oak Street',
    'Late: the lift broke',
    'Wrapping - sofa',
  ],
);

test('each way in which people write rand is read to the cent', () => {
  const note = fc.constantFrom('', '.', ' (2 x R600)', ' (cash)');
  const plus = fc.constantFrom(': ', ':', ' : ', ' = ', ': +', ' ', ' - ', ' – ');
  const minus = fc.constantFrom([': -', ''], [':-', ''], [': −', ''], [': (', ')'], [' -', '']);
  fc.assert(
    fc.property(what, plus, sum, note, (says, separator, { written, rand }, rest) => {
      expect(readBillLine(`${says}${separator}${written}${rest}`).amount).toBe(rand);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(what, minus, sum, (says, [open, close], { written, rand }) => {
      expect(readBillLine(`${says}${open}${written}${close}`).amount).toBe(-rand);
    }),
    { numRuns: 500 },
  );
});

test('a discount is less in whatever way it is written, unless its author signs it', () => {
  const reduction = fc.constantFrom(
    ...[
      'Discount',
      'Loyalty discount',
      'Discount for the scratch',
      'Refund of the boxes',
      'Rebate',
    ],
    ...['Less', 'Less packing', 'Minus the piano', 'Fewer boxes', 'Credit for last time'],
  );
  fc.assert(
    fc.property(reduction, fc.constantFrom(': ', ' = ', ' - '), sum, (says, separator, typed) => {
      const { written, rand } = typed;
      expect(readBillLine(`${says}${separator}${written}`).amount).toBe(-rand);
      expect(readBillLine(`${says}: +${written}`).amount).toBe(rand);
      expect(readBillLine(`${says}: -${written}`).amount).toBe(-rand);
    }),
  );
});

test('a stored line is read again as it is stored', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'aeRr19 :-.,()=x–%'), minLength: 1, maxLength: 14 })
    .map((drawn) => `${drawn.replaceAll(/\s+/g, ' ').trim()}`)
    .filter((drawn) => /[a-z\d]/i.test(drawn));
  const amount = cents.chain((each) => fc.constantFrom(each / 100, -each / 100));
  const texts = fc.oneof(
    text,
    what,
    fc.constantFrom('Route', 'Boxes', 'Flat', 'Detour via', 'Discount'),
  );
  fc.assert(
    fc.property(texts, amount, (says, rand) => {
      const line: BillLine = { text: says, amount: rand };
      expect(readBillLine(billLineAsTyped(line)).amount).toBe(rand);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(what, amount, (says, rand) => {
      const line: BillLine = { text: says, amount: rand };
      expect(readBillLine(billLineAsTyped(line))).toEqual(line);
    }),
  );
});

test('whatever is typed keeps its lines', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'R1 2:,.-()\n\tkr='), maxLength: 60 }),
      (typed) => {
        const filled = typed.split('\n').filter((line) => line.trim() !== '');
        const lines = readBillLines(typed);
        expect(lines).toHaveLength(filled.length);
        for (const { text, amount } of lines) {
          expect(text).not.toBe('');
          expect(amount === undefined || Number.isFinite(amount)).toBe(true);
        }
      },
    ),
  );
  expect(readBillLines('1 '.repeat(2500))).toHaveLength(1);
});

test('words say what a line adds', () => {
  const read = ['Piano: R1 200.50', 'Discount: -R200', 'The lift broke'].map(readBillLine);
  expect(read.map(readingInWords)).toEqual(['R1\u00a0200.50 more', 'R200 less', 'a remark']);
});
