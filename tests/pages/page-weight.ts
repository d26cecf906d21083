import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../scripts/command.ts';

const site = join(root, 'dist/site');
/** Code, in the page or fetched by it; structured data counts as content. */
const SCRIPTS = /<script\b(?![^>]*\bjson)[^>]*>.*?<\/script>/gs;
/** Astro's ids of islands are of any length, and others in each folder that the site is built in. */
const ISLAND_IDS = / uid="[^"]*"/g;
/** Names of files with a hash of their content, which compresses by luck a few bytes better or worse. */
const HASHED_NAMES = /(?<=\/_astro\/)([^"' ]+)\.[\w-]{8}(?=\.\w+)/g;

/** The names of all pages, with their folders: 'index', 'movers-boskruin', '404'. */
export function builtPages(): string[] {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return names.map((name) => name.slice(0, -'.html'.length));
}

/** A page's weight before the first touch, in transferred bytes. */
export function weigh(page: string) {
  const written = readFileSync(join(site, `${page}.html`), 'utf8');
  const html = written
    .replace(ISLAND_IDS, ' uid="ABCDEF"')
    .replace(HASHED_NAMES, (_, name) => `${name}.${hashOf(name)}`);
  const head = html.slice(0, html.indexOf('</head>'));
  const content = compressed(html.replace(SCRIPTS, ''));
  // By themselves: what they add to a page's compressed text varies by 100 bytes with the rest.
  const code = html.match(SCRIPTS) ?? [];
  const fetched = [...written.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src]) =>
    transferred(src ?? ''),
  );
  return {
    /** HTML with its CSS. */
    content,
    /** The weight of the page's own scripts, and of the files that it fetches by itself. */
    script: compressed(code.join('')) + fetched.reduce((sum, size) => sum + size, 0),
    styleFiles: [...html.matchAll(/<link\b[^>]*\brel="stylesheet"/g)].length,
    fontsBeforePaint: [...head.matchAll(/<link\b[^>]*\bas="font"/g)].length,
    scriptsInThePage: code.length,
    hasIsland: html.includes('<astro-island'),
  };
}

/** The files that a page's islands need to wake, and what they weigh together, in transferred bytes. */
export function wakes(page: string) {
  const html = readFileSync(join(site, `${page}.html`), 'utf8');
  const content = html.slice(html.indexOf('<main'));
  const named = content.matchAll(/ (?:component-url|renderer-url|imports)="([^"]+)"/g);
  const files = [...new Set([...named].flatMap(([, names = '']) => names.split(' ')))];
  return { files, weight: files.reduce((sum, file) => sum + transferred(file), 0) };
}

/** A hash that only another name changes. */
const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8);

const compressed = (html: string): number => brotliCompressSync(html).length;

/** The size of a file as browsers get it: the build compresses it once, unless it is tiny. */
function transferred(file: string): number {
  const path = join(site, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
