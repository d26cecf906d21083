import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFolder } from './compress.ts';

it('puts both encodings beside what gets smaller, and leaves the rest alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_astro'));
  const page = '<p>We move houses.</p>\n'.repeat(100);
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'short.txt'), 'a'.repeat(200));
  writeFileSync(join(folder, '_astro/wizard.js'), page);
  writeFileSync(join(folder, '_astro/gabarito.woff2'), page);

  await compressFolder(folder);

  expect(readdirSync(folder).sort()).toEqual([
    '_astro',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'short.txt',
  ]);
  expect(readdirSync(join(folder, '_astro')).sort()).toEqual([
    'gabarito.woff2',
    'wizard.js',
    'wizard.js.br',
    'wizard.js.gz',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(page);
});
