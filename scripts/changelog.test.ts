import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const changelog = read('CHANGELOG.md');
const versions = [...changelog.matchAll(/^## \[(.+?)\](?: - (.+))?$/gm)].map(
  ([, name = '', date]) => ({ name, date }),
);

test('package.json has the number of the newest release', () => {
  const newest = versions.find(({ name }) => name !== 'Unreleased');
  expect(JSON.parse(read('package.json')).version).toBe(newest?.name);
});

test('each version has a link, what is released a date, and what needs an action comes first', () => {
  const sections = changelog.split(/^## /m).slice(1);
  expect(versions.length).toBe(sections.length);
  for (const { name, date } of versions) {
    expect(changelog).toMatch(new RegExp(`^\\[${RegExp.escape(name)}\\]: https://`, 'm'));
    if (name === 'Unreleased') expect(date).toBeUndefined();
    else expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  for (const section of sections) {
    const titles: readonly string[] = section.match(/^### .+$/gm) ?? [];
    expect(titles.indexOf('### Before you update')).toBeLessThanOrEqual(0);
  }
});
