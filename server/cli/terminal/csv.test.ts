import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../tests/tries.ts';
import { CSV_FORMS, csvRecord, csvTable } from './csv.ts';

/** Reads a file as spreadsheets do: a quote counts only where a cell begins, and what follows its end
 *  belongs to the cell. */
function parse(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let state: 'begins' | 'plain' | 'quoted' = 'begins';
  for (let at = 0; at < file.length; at += 1) {
    const character = file.charAt(at);
    if (state === 'quoted') {
      if (character !== '"') cell += character;
      else if (file[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else state = 'plain';
    } else if (state === 'begins' && character === '"') {
      state = 'quoted';
    } else if (character === separator || character === '\n' || character === '\r') {
      cells.push(cell);
      cell = '';
      state = 'begins';
    } else {
      cell += character;
      state = 'plain';
    }
  }
  return [...cells, cell];
}

/** Where a spreadsheet splits each of the two. */
const SPLITS = Object.values(CSV_FORMS).flatMap((form) =>
  [',', ';', '\t'].map((separator) => ({ form, separator })),
);

const tricky = fc.string({
  unit: fc.constantFrom(...' \u00a0"\';,\t\n\r=+-@＝＋－＠a7'),
  maxLength: 12,
});
const records = fc.array(fc.array(tricky, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

test.each(SPLITS)(
  'no cell of $form is a formula in a spreadsheet that splits at $separator',
  { tags: 'property' },
  ({ form, separator }) => {
    fc.assert(
      fc.property(records, (values) => {
        const file = values.map((each) => csvRecord(each, form)).join('');
        for (const cell of parse(file, separator)) {
          expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: tries(1000) },
    );
  },
);

test.each(SPLITS)(
  'no number of $form loses its first zero in a spreadsheet that splits at $separator',
  { tags: 'property' },
  ({ form, separator }) => {
    const digits = fc.string({ unit: fc.constantFrom(...'0012;,\t\n "a.'), maxLength: 14 });
    const rows = fc.array(fc.array(digits, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (values) => {
        const file = values.map((each) => csvRecord(each, form)).join('');
        for (const cell of parse(file, separator)) {
          expect(cell.replace(/^[\s"]+|[\s"]+$/g, '')).not.toMatch(/^0\d+(\.\d*)?$/);
        }
      }),
      { numRuns: tries(1000) },
    );
  },
);

test.each([
  {
    name: 'English (South Africa)',
    form: CSV_FORMS.excel,
    separator: ';',
    number: /^-?\d+(?:,\d+)?$/,
  },
  { name: 'English (USA)', form: CSV_FORMS.csv, separator: ',', number: /^-?\d+(?:\.\d+)?$/ },
])('a spreadsheet set to $name adds up amounts to the cent', ({ form, separator, number }) => {
  const cents = fc.array(fc.integer({ min: -90_000_00, max: 90_000_00 }), { minLength: 1 });
  fc.assert(
    fc.property(cents, (amounts) => {
      const sum = amounts.reduce((one, other) => one + other);
      const table = csvTable(
        [...amounts, sum].map((each) => ['a row', { rand: each / 100 }]),
        form,
      );
      const cells = parse(table.slice(1).replaceAll('\r', ''), separator);
      const read = cells.filter((cell) => number.test(cell)).map((cell) => cell.replace(',', '.'));
      expect(read.map((rand) => Math.round(Number(rand) * 100))).toEqual([...amounts, sum]);
    }),
  );
});

test('all amounts have one form: a spreadsheet of another country reads none of them, and sums to 0', () => {
  const amount = fc.integer({ min: -90_000_00, max: 90_000_00 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(amount, (rand) => {
      expect(csvRecord([{ rand }])).toMatch(/^-?\d+\.\d\d\r\n$/);
      expect(csvRecord([{ rand }], CSV_FORMS.excel)).toMatch(/^-?\d+,\d\d\r\n$/);
    }),
  );
});

test('a number that is no amount has the decimal mark of its table too', () => {
  expect(csvRecord(['hours', 6.5, 3])).toBe('hours,6.5,3\r\n');
  expect(csvRecord(['hours', 6.5, 3], CSV_FORMS.excel)).toBe('hours;6,5;3\r\n');
});

test('a cell says what was typed, but for apostrophes before formulas and zeros', () => {
  const typed = fc.string({ unit: fc.constantFrom(...' ";,\n=+-@＝a07'), maxLength: 12 });
  fc.assert(
    fc.property(typed, (value) => {
      const [cell] = parse(csvRecord([value, '']).replaceAll('\n', '¶'), ',');
      expect(cell?.replaceAll('¶', '\n').replaceAll("'", '')).toBe(value);
    }),
  );
});

test.each([
  [
    'a range or an address as people type it',
    'Unit 4-6, 12 Kelly Ave; 3 floors, a+b@visitor.example',
  ],
  ['a note', 'Piano: 1.2 m - 200 kg = heavy'],
  ['a phone number in groups', '082 555 0134'],
  ['a small number', '0'],
  ['a part of a number', '0.5 m, 1.05 m'],
])('%s stays as it is', (_what, text) => {
  expect(parse(csvRecord([text]), ',')[0]).toBe(text);
});

test.each(['0825550134', '00278255501', '00123', ' 0825550134 '])('%j keeps its zeros', (typed) => {
  expect(parse(csvRecord([typed]), ',')[0]).toBe(`'${typed}`);
});

test('a formula behind a semicolon is text', () => {
  expect(csvRecord(['Thandi;=HYPERLINK(A2)'])).toBe("Thandi;'=HYPERLINK(A2)\r\n");
});
