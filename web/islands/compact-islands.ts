import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from '../layouts/rewrite-pages.ts';

/** An island's tag says to our runtime what it needs to know, in as few bytes: without the words for
 *  Astro's, and with its JSON as it is. */
export const compactIslands: AstroIntegration = {
  name: 'compact-islands',
  hooks: {
    'astro:build:done': ({ dir }) =>
      rewritePages(fileURLToPath(dir), (html) =>
        html.replaceAll(/<astro-island [^>]*>/g, compactIsland),
      ),
  },
};

export function compactIsland(tag: string): string {
  return tag
    .replaceAll(/ (?:uid="[^"]*"|await-children(?=[ >]))/g, '')
    .replaceAll(/="([^"]*&quot;[^"]*)"/g, (_, json: string) => {
      const quoted = json.replaceAll('&quot;', '"').replaceAll("'", '&#39;');
      return `='${quoted}'`;
    });
}
