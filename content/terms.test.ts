import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inWords } from './term.ts';
import * as terms from './terms.ts';

const root = join(import.meta.dirname, '..');
const TERMS = 'content/terms.ts';

const sources = globSync('{art,content,domain,server,web}/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Below it a number of days is everyday language. */
const LEAST_TELLING = 5;

const ONES =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety';

/** 24 as '24' or 'twenty-four', for a pattern. */
function digitsOrWord(number: number): string {
  const [ones, tens] = [ONES.split(' '), TENS.split(' ')];
  const [ten, one] = [Math.floor(number / 10), number % 10];
  const word = ones[number] ?? [tens[ten], ones[one]].filter(Boolean).join('-');
  return word ? `(?:${number}|${word})` : `${number}`;
}

/** A term as a visitor reads it, with any space inside; undefined for one that is everyday language. */
function typed(term: string): string | undefined {
  const [, number = '', unit = ''] = /^(\d+)\s?(hour|day|week|year|km)s?$/.exec(term) ?? [];
  if (Number(number) >= LEAST_TELLING)
    return `\\b${digitsOrWord(Number(number))}[\\s-]?${unit}s?\\b`;
  return number === '' && /^\w+ \w+$/.test(term) ? `\\b${term}\\b` : undefined;
}

const TERMS_IN_WORDS = [
  ...Object.values(terms.TERMS).map(inWords),
  ...Object.values(terms).filter((term) => typeof term === 'string'),
  ...terms.paymentMethods,
].filter((term) => term !== terms.termsOf);
const TYPED_TERM = new RegExp(TERMS_IN_WORDS.flatMap((term) => typed(term) ?? []).join('|'), 'gi');

function found(pattern: RegExp, except: readonly string[]): string[] {
  return sources
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(pattern), ([words]) => `${file}: ${words}`),
    );
}

test('a term of the company is in content/terms.ts and nowhere else', () => {
  expect(found(TYPED_TERM, [TERMS])).toEqual([]);
});

test('no visitor reads how many days a quote is good without the moving day, which may end it sooner', () => {
  // The desk warns of fewer days than the terms have.
  expect(found(/(?<!TERMS\.)\bquoteValidity\b/g, [TERMS, 'web/desk/desk-forms.tsx'])).toEqual([]);
});

test('a term is found in the text that has it', () => {
  for (const term of TERMS_IN_WORDS.filter(typed)) {
    expect(`a term of ${term} it is`).toMatch(TYPED_TERM);
  }
  expect('thirty days, twenty-four hours').toMatch(
    new RegExp(`${digitsOrWord(30)} days, ${digitsOrWord(24)} hours`),
  );
});

test('no form, page or mail asks for a gate code, which would be mailed and kept for years', () => {
  // The privacy policy asks visitors not to send them.
  expect(
    found(/\b(gate|access|entry)[\s-]codes?\b/gi, ['content/legal/privacy-policy.ts']),
  ).toEqual([]);
});
