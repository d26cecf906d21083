import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const changelog = read('CHANGELOG.md');
const sections = changelog.split(/^## /m).slice(1);
const versions = sections.map((section) => {
  const [heading = ''] = section.split('\n');
  const [name = '', date] = heading.split(' - ');
  return { name, date };
});

test('package.json has the number of the newest release', () => {
  const newest = versions.find(({ name }) => name !== 'Unreleased');
  expect(JSON.parse(read('package.json')).version).toBe(newest?.name);
});

test('what is released has a date, what is not comes first, and so does what needs an action', () => {
  for (const [index, { name, date }] of versions.entries()) {
    if (name === 'Unreleased') expect([index, date]).toEqual([0, undefined]);
    else expect(`${name} ${date}`).toMatch(/^\d+\.\d+\.\d+ \d{4}-\d{2}-\d{2}$/);
  }
  for (const section of sections) {
    const titles: readonly string[] = section.match(/^### .+$/gm) ?? [];
    expect(titles.indexOf('### Before you update')).toBeLessThanOrEqual(0);
  }
});

test('it links only to files that are there', () => {
  const links = [...changelog.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
  const files = links.filter((link) => !link.startsWith('https:'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
});
