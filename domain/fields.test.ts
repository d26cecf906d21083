import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ANY_ADDRESS } from '../tests/server/testing/any-address.ts';
import { email, line, must, phone, shortLine, text, wholeNumber } from './fields.ts';

/** Every character that Unicode calls a format character or ignorable where it is not known. */
const MARKS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Cf}|\p{Default_Ignorable_Code_Point}/u.test(character));

const marks = fc.string({ unit: fc.constantFrom(...MARKS), maxLength: 3 });

/** The text with marks anywhere in it. */
function spoilt(clean: string): fc.Arbitrary<string> {
  const places = clean.length + 1;
  return fc
    .array(marks, { minLength: places, maxLength: places })
    .map((all) => all.map((each, index) => each + clean.slice(index, index + 1)).join(''));
}

describe('an address', () => {
  const field = email('Please enter a valid email');

  it('is taken if the browser takes it and its domain has a dot', () => {
    fc.assert(
      fc.property(ANY_ADDRESS, (address) => {
        expect(field.parse(address)).toBe(address);
      }),
    );
  });

  it('has a dot in its domain, and no space within', () => {
    for (const wrong of ['thandi@localhost', 'thandi @example.co.za', 'thandi@example.', '@a.za']) {
      expect(field.safeParse(wrong).success).toBe(false);
    }
  });

  it('is the same with marks that show nothing anywhere in it', () => {
    fc.assert(
      fc.property(spoilt('smith&sons@example.co.za'), (address) => {
        expect(field.parse(address)).toBe('smith&sons@example.co.za');
      }),
    );
  });
});

it('a phone number is the same with marks that show nothing anywhere in it', () => {
  fc.assert(
    fc.property(spoilt('+27 82 555 0119'), (number) => {
      expect(phone(10, 'Please enter a valid phone number').parse(number)).toBe('+27 82 555 0119');
    }),
  );
});

describe('a text of marks that show nothing', () => {
  const nothing = fc.string({ unit: fc.constantFrom(...MARKS, ' ', '\n'), maxLength: 40 });

  it.each([
    ['a line', line(1, 'Too short')],
    ['a text', text(1, 'Too short', 'note')],
    ['a phone number', phone(10, 'Too short')],
  ])('is not %s', (_what, field) => {
    fc.assert(
      fc.property(nothing, (text) => {
        expect(field.safeParse(text).success).toBe(false);
      }),
    );
  });

  it('does not fill up one that is too short', () => {
    fc.assert(
      fc.property(spoilt('Te'), (typed) => {
        expect(line(3, 'Too short').safeParse(typed).success).toBe(false);
        expect(line(2, 'Too short').safeParse(typed).success).toBe(true);
      }),
    );
  });
});

it.each([
  ['李明', true],
  ['ǃXóõ', true],
  ['می\u200cخواهم', true],
  ['葛\u{e0100}城', true],
  ['12', true],
  ['--', true],
  ['A', false],
  [' 1 ', false],
])('%s as a line of two characters: %s', (typed, expected) => {
  const { success, data } = line(2, 'Name must be at least 2 characters').safeParse(typed);
  expect(success).toBe(expected);
  if (expected) expect(data).toBe(typed);
});

it('a line of 500 characters stays whole, and a longer one ends in an ellipsis', () => {
  expect(shortLine('a'.repeat(500))).toBe('a'.repeat(500));
  expect(shortLine('a'.repeat(501))).toBe(`${'a'.repeat(499)}…`);
});

it('a line cut after a word has no space before its ellipsis', () => {
  expect(shortLine(`${'a'.repeat(498)} word`)).toBe(`${'a'.repeat(498)}…`);
});

it('a failed check names its field, and leaves the next one its say', () => {
  const schema = z.string().check(
    must<string>(() => false, 'Not this day', ['day']),
    must<string>(() => false, 'Not at all'),
  );
  expect(schema.safeParse('x').error?.issues).toMatchObject([
    { code: 'custom', message: 'Not this day', path: ['day'] },
    { code: 'custom', message: 'Not at all', path: [] },
  ]);
});

it.each([
  [0, false],
  [1, true],
  [1.5, false],
  [9, true],
  [10, false],
])('%d as a whole number from 1 to 9: %s', (value, expected) => {
  expect(wholeNumber(1, 9, 'From 1 to 9').safeParse(value).success).toBe(expected);
});
