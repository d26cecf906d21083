import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as linkKeys from './link-storage-keys.ts';
import * as storage from './storage-keys.ts';

const root = join(import.meta.dirname, '../..');
const { KEPT_FOR_MS: _, ...publicKeys } = storage;
const keys = { ...publicKeys, ...linkKeys };

test('the map says what is kept under each key', () => {
  const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const section = map.split('## What the browser keeps')[1]?.split('\n## ')[0] ?? '';
  for (const key of Object.values(keys).flat()) expect(section).toContain(`\`${key}`);
});

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
