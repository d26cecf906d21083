import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';

export const trimPageStyles: AstroIntegration = {
  name: 'trim-page-styles',
  hooks: { 'astro:build:done': ({ dir }) => trimSite(fileURLToPath(dir)) },
};

/** The site's stylesheet is written into each page; a page keeps of it what it, or a script of its
 *  islands, can use: a third fewer bytes before the first paint. */
export function trimSite(site: string) {
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = join(site, file);
    writeFileSync(page, trimmed(readFileSync(page, 'utf8'), site));
  }
}

function trimmed(html: string, site: string): string {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) addWords(names, used);
  for (const script of scriptsOf(html, site)) addWords(script, used);
  return html.replaceAll(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, open, css, close) => {
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      unusedSymbols: classNames(css).filter((name) => !used.has(name)),
    });
    return `${open}${withoutIdleVariables(code.toString())}${close}`;
  });
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

/** The islands' scripts, and what they import. */
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
    for (const [, name] of script.matchAll(/(?:from|import)[("]+\.\/([^"]+)"/g)) {
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
