import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfIslands } from './files-of-islands.ts';

const SOURCES = globSync(['web/**/*.{ts,tsx,css}', 'domain/**/*.ts', 'content/**/*.ts']);

/** 'forms/Form.' for each name in 'forms\/(Form|unsent)\.'; packages are the lock file's. */
function filesNamedIn(test: RegExp): string[] {
  const groups = test.source.matchAll(/([\w-]+)\\\/(?:\(([^)]+)\)|([\w.\\-]+))(\\\.)?/g);
  return [...groups].flatMap(([, folder, several, one = '', end]) =>
    ['node_modules', 'dist'].includes(folder ?? '') || one.startsWith('dist')
      ? []
      : (several ?? one)
          .replaceAll('\\', '')
          .split('|')
          .map((name) => `/${folder}/${name}${end ? '.' : ''}`),
  );
}

it.each(filesOfIslands)(
  'each file that shares “$name” is there: none was renamed out of it',
  ({ test }) => {
    const named = filesNamedIn(test);
    expect(named.filter((name) => !SOURCES.some((file) => `/${file}`.includes(name)))).toEqual([]);
    // What the expression itself finds: the parts above are read right.
    for (const name of named) {
      expect(
        SOURCES.some((file) => `/${file}`.includes(name) && test.test(file)),
        name,
      ).toBe(true);
    }
  },
);
