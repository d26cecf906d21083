import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { styleTargets } from './floor.ts';
import { rewritePages } from './rewrite-pages.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

export const trimPageStyles: AstroIntegration = {
  name: 'trim-page-styles',
  hooks: { 'astro:build:done': ({ dir }) => trimSite(fileURLToPath(dir)) },
};

/** Each page carries the site's stylesheet inline; it keeps only the rules that the page, or a script
 *  of its islands, can use: a third fewer bytes before the first paint. */
export function trimSite(site: string) {
  const late = readLate(site);
  rewritePages(site, (html) => trimmed(compactDrawings(html), site, late));
}

/** The custom properties that scripts and late styles read after the page has loaded. */
function readLate(site: string): Set<string> {
  const assets = join(site, '_astro');
  const files = readdirSync(assets).filter((name) => /\.(css|js)$/.test(name));
  return new Set(files.flatMap((name) => [...readBy(readFileSync(join(assets, name), 'utf8'))]));
}

/** Removes each icon's unused attributes, and end tags. */
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
  const css = minified(withoutIdleVariables(withConstants(withoutBanner(worn)), read));
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
    targets: styleTargets,
    unusedSymbols,
  });
  return code.toString();
}

/** Replaces Tailwind's own variables by their initial value if no remaining rule sets another one. */
function withConstants(css: string): string {
  const registered = css.matchAll(/@property (--tw-[\w-]+)\{[^}]*initial-value:([^;}]+)/g);
  return [...registered].reduce((rest, [, name = '', value = '']) => {
    const settings = rest.matchAll(new RegExp(`${name}:([^;}]+)`, 'g'));
    const isConstant = Array.from(settings, ([, set]) => set).every((set) => set === value);
    return isConstant ? rest.replaceAll(`var(${name})`, value) : rest;
  }, css);
}

/** Removes unread variables with their registrations, then those that only they read. */
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

/** No page needs Tailwind's banner: NOTICES.md has the licence. */
function withoutBanner(css: string): string {
  return css.replace(/^\/\*!.*?\*\//s, '');
}

/** Every word of a script may be a class name that it will set. */
function addWords(text: string, words: Set<string>) {
  for (const word of text.split(/[\s"'`$]+/)) words.add(word.replaceAll('&amp;', '&'));
}

/** The islands' scripts with their imports, static or dynamic. */
function scriptsOf(html: string, site: string): readonly string[] {
  const addresses = new Set(
    [...html.matchAll(/component-url="([^"]+)"/g)].map(([, address = '']) => address),
  );
  // Without their addresses the styles of the islands' later parts would be cut off.
  if (addresses.size === 0) throw new Error('No page of this site is without islands');
  const scripts: string[] = [];
  for (const address of addresses) {
    const script = readFileSync(join(site, address), 'utf8');
    scripts.push(script);
    // A set includes values added during iteration.
    for (const [, name] of script.matchAll(/(?:from|import)[("`]+\.\/([^"`]+)["`]/g)) {
      addresses.add(`/_astro/${name}`);
    }
  }
  return scripts;
}

/** Omits names that are also properties, such as `text-wrap`: dropping the symbol would drop the
 *  property. */
function classNames(css: string): string[] {
  const found = css.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi);
  const names = new Set(Array.from(found, ([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
  const properties = Array.from(css.matchAll(/[{;]([a-z-]+):/g), ([, property]) => property);
  return [...names.difference(new Set(properties))];
}
