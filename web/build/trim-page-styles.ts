import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { rewritePages } from './rewrite-pages.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

export const trimPageStyles: AstroIntegration = {
  name: 'trim-page-styles',
  hooks: { 'astro:build:done': ({ dir }) => trimSite(fileURLToPath(dir)) },
};

/** The site's stylesheet is written into each page; a page keeps of it what it, or a script of its
 *  islands, can use: a third fewer bytes before the first paint. */
export function trimSite(site: string) {
  const late = readLate(site);
  rewritePages(site, (html) => trimmed(compactDrawings(html), site, late));
}

/** Our variables that are read by what comes after the page: scripts, and styles fetched with them. */
function readLate(site: string): Set<string> {
  const assets = join(site, '_astro');
  const files = readdirSync(assets).filter((name) => /\.(css|js)$/.test(name));
  return new Set(files.flatMap((name) => [...readBy(readFileSync(join(assets, name), 'utf8'))]));
}

/** Without what each icon says of itself, which nothing reads, and without end tags. */
function compactDrawings(html: string): string {
  return html
    .replaceAll(/(<svg [^>]*?class=")lucide(?: lucide-[\w-]+)* ?/g, '$1')
    .replaceAll(/(<svg [^>]*?) class=""/g, '$1')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/><\/(?:circle|path|rect)>/g, '/>');
}

function trimmed(html: string, site: string, late: Set<string>): string {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) addWords(names, used);
  for (const script of scriptsOf(html, site)) addWords(script, used);
  const all = Array.from(html.matchAll(STYLE), ([, css = '']) => css).join('');
  const worn = minified(
    all,
    classNames(all).filter((name) => !used.has(name)),
  );
  const read = readBy(html.replaceAll(STYLE, '')).union(late);
  const css = minified(withoutIdleVariables(withConstants(withoutFallbacks(worn)), read));
  // In one element: the page's policy has a hash for each.
  let place = `<style>${css}</style>`;
  return html.replaceAll(STYLE, () => {
    const here = place;
    place = '';
    return here;
  });
}

function minified(css: string, unusedSymbols: string[] = []): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}

/** Tailwind's own variables that no rule which is left sets to anything but their first value, as that
 *  value. */
function withConstants(css: string): string {
  const registered = css.matchAll(/@property (--tw-[\w-]+)\{[^}]*initial-value:([^;}]+)/g);
  return [...registered].reduce((rest, [, name = '', value = '']) => {
    const settings = rest.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'));
    const isConstant = Array.from(settings, ([, set]) => set).every((set) => set === value);
    return isConstant ? rest.replaceAll(`var(${name})`, value) : rest;
  }, css);
}

/** Variables that nothing reads, and what registers them; with them go those that only they read. */
function withoutIdleVariables(css: string, elsewhere: Set<string>): string {
  const read = readBy(css).union(elsewhere);
  const rest = css.replaceAll(
    /@property (--[\w-]+)\{[^}]*\}|(?<=[{;])(--[\w-]+):[^;{}]*;?/g,
    (rule, registered, set) => (read.has(registered ?? set) ? rule : ''),
  );
  return rest === css ? css : withoutIdleVariables(rest, elsewhere);
}

function readBy(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
}

/** Tailwind guards mixed colours for browsers that it does not support anyway. Its banner is in no
 *  page either: NOTICES.md has the licence. */
function withoutFallbacks(css: string): string {
  const unguarded = css
    .replace(/^\/\*!.*?\*\//s, '')
    .replaceAll(/@supports \(color:color-mix\([^)]*\)\)\{((?:[^{}]+\{[^{}]*\})+)\}/g, '$1');
  // Now one rule has the plain colour and the mixed one.
  return minified(unguarded).replaceAll(/(?<=[{;])([\w-]+):[^;{}]*;(?=\1:[^;{}]*color-mix)/g, '');
}

/** Every word of a script may be a class name that it will set. */
function addWords(text: string, words: Set<string>) {
  for (const word of text.split(/[\s"'`$]+/)) words.add(word.replaceAll('&amp;', '&'));
}

/** The islands' scripts, and what they import, now or later. */
function scriptsOf(html: string, site: string): readonly string[] {
  const addresses = new Set(
    [...html.matchAll(/component-url="([^"]+)"/g)].map(([, address = '']) => address),
  );
  // Without their addresses the styles of what islands show later would be cut off.
  if (addresses.size === 0) throw new Error('No page of this site is without islands');
  const scripts: string[] = [];
  for (const address of addresses) {
    const script = readFileSync(join(site, address), 'utf8');
    scripts.push(script);
    // A set gives what is added to it while it is being read.
    for (const [, name] of script.matchAll(/(?:from|import)[("`]+\.\/([^"`]+)["`]/g)) {
      addresses.add(`/_astro/${name}`);
    }
  }
  return scripts;
}

/** Without those that are a property's name too, such as `text-wrap`: with the symbol the property
 *  would go. */
function classNames(css: string): string[] {
  const found = css.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi);
  const names = new Set(Array.from(found, ([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
  const properties = Array.from(css.matchAll(/[{;]([a-z-]+):/g), ([, property]) => property);
  return [...names.difference(new Set(properties))];
}
