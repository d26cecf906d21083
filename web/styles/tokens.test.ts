import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('web/**/*.{css,tsx,ts,astro}').map((file) => readFileSync(file, 'utf8'));

function names(pattern: RegExp): Set<string> {
  return new Set(
    sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, name]) => `${name}`)),
  );
}

test('every colour and size that a page names has a value', () => {
  // A library sets its own while a notice is swiped.
  const used = names(/var\((--(?!radix-)[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(50);
  const given = names(/(--[\w-]+)['"]?\]?\s*:/g);
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});
