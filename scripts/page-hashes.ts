import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { PageHashes } from '../server/http/security-headers.ts';

/** Writes `.hashes.json` next to every page of a built site: the hashes of its scripts and styles for
 *  its content security policy. */
export async function hashPages(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  await Promise.all(
    pages.map(async (page) => {
      const hashes = pageHashes(await readFile(page, 'utf8'));
      await writeFile(`${page}.hashes.json`, JSON.stringify(hashes));
    }),
  );
}

/** The inline scripts and styles of a page. Data blocks such as JSON-LD do not run, and need no hash. */
export function pageHashes(html: string): PageHashes {
  const page = parse(html, { comment: true });
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => !/\bjson$/i.test(script.getAttribute('type') ?? ''));
  return { scripts: hashesOf(scripts), styles: hashesOf(page.querySelectorAll('style')) };
}

function hashesOf(elements: readonly { readonly innerHTML: string }[]): string[] {
  const codes = elements.map(({ innerHTML }) => innerHTML).filter((code) => code !== '');
  return [...new Set(codes)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
