import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from './source-hash.ts';

let folder: string;
const hash = (siteUrl = 'http://localhost:3000') =>
  hashSources(folder, ['web', 'public', 'astro.config.ts'], [siteUrl]);
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'web/pages'), { recursive: true });
  write('web/pages/index.astro', '<h1>Moves</h1>');
  write('astro.config.ts', 'export default {}');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the hash that tells whether a build is stale', () => {
  it('changes with a page, the configuration, a new file, a name or the address of the site', () => {
    const seen = new Set([hash()]);
    write('web/pages/index.astro', '<h1>Home</h1>');
    seen.add(hash());
    write('astro.config.ts', 'export default { site: 1 }');
    seen.add(hash());
    mkdirSync(join(folder, 'public'));
    write('public/icon.svg', '<svg/>');
    seen.add(hash());
    renameSync(join(folder, 'public/icon.svg'), join(folder, 'public/mark.svg'));
    seen.add(hash());
    seen.add(hash('https://movers.example'));
    expect(seen.size).toBe(6);
  });

  it('stays the same when only dates, tests or unrelated files change', () => {
    const before = hash();
    utimesSync(join(folder, 'astro.config.ts'), 1, 1);
    write('web/pages/index.test.ts', 'it');
    write('README.md', 'about');
    expect(hash()).toBe(before);
  });
});
