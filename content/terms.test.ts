import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const TERMS = 'content/terms.ts';

const sources = globSync('{art,content,domain,server,web}/**/*.{ts,tsx,astro}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Each term as a visitor reads it, with any space inside. */
const TYPED_TERM =
  /\b(30|thirty|14|fourteen|90|ninety|3|three)[\s-]days?\b|\b(24|twenty-four)[\s-]hours?\b|\b(7|seven)[\s-]years\b|\b50\s?km\b|bank transfer/gi;

function found(pattern: RegExp, except: readonly string[]): string[] {
  return sources
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(pattern), ([words]) => `${file}: ${words}`),
    );
}

test('a term of the company stands in content/terms.ts and nowhere else', () => {
  expect(found(TYPED_TERM, [TERMS])).toEqual([]);
  const terms = sources.find(({ file }) => file === TERMS)?.text ?? '';
  expect(new Set(terms.match(TYPED_TERM))).toEqual(
    new Set([
      '30 days',
      '24 hours',
      '7 years',
      '50km',
      'bank transfer',
      '14 days',
      '90 days',
      'three days',
    ]),
  );
});

test('no form, page or mail asks for a gate code, which would be mailed and kept for years', () => {
  // The privacy policy asks visitors not to send them.
  expect(
    found(/\b(gate|access|entry)[\s-]codes?\b/gi, ['content/legal/privacy-policy.ts']),
  ).toEqual([]);
});
