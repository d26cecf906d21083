import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rewrites each page of a built site.
 *  @param site the site's folder */
export function rewritePages(site: string, rewrite: (html: string) => string) {
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = join(site, file);
    writeFileSync(page, rewrite(readFileSync(page, 'utf8')));
  }
}
