import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { rewritePages } from '../layouts/rewrite-pages.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

export const trimPageStyles: AstroIntegration = {
  name: 'trim-page-styles',
  hooks: { 'astro:build:done': ({ dir }) => trimSite(fileURLToPath(dir)) },
};

/** The site's stylesheet is written into each page; a page keeps of it what it, or a script of its
 *  islands, can use: a third fewer bytes before the first paint. */
export function trimSite(site: string) {
  rewritePages(site, (html) => trimmed(withoutIconNames(html), site));
}

/** What each icon says of itself, which nothing reads. */
function withoutIconNames(html: string): string {
  return html
    .replaceAll(/(<svg [^>]*?class=")lucide(?: lucide-[\w-]+)* ?/g, '$1')
    .replaceAll(/(<svg [^>]*?) class=""/g, '$1')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
}

function trimmed(html: string, site: string): string {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) addWords(names, used);
  for (const script of scriptsOf(html, site)) addWords(script, used);
  const all = Array.from(html.matchAll(STYLE), ([, css = '']) => css).join('');
  const worn = minified(
    all,
    classNames(all).filter((name) => !used.has(name)),
  );
  const css = minified(withoutIdleVariables(withConstants(worn)));
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

/** Tailwind's own variables, and what registers them, where no rule that is left reads them. */
function withoutIdleVariables(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--tw-[\w-]+)/g), ([, name]) => name));
  return css.replaceAll(
    /@property (--tw-[\w-]+)\{[^}]*\}|(--tw-[\w-]+):[^;{}]*;?/g,
    (rule, registered, set) => (read.has(registered ?? set) ? rule : ''),
  );
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
