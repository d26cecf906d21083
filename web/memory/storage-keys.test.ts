import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('no other file has a key of its own', () => {
  const sources = globSync('web/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/\.test\.ts$|storage-keys\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const typed = sources.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/(?:Storage\.\w+Item|(?:tab|device)Memory(?:<\w+>)?|unsentPlace)\(\s*['"`].*/g),
      ([use]) => `${file}: ${use}`,
    ),
  );
  expect(typed).toEqual([]);
});
