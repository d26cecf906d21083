import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HTMLElement, parse } from 'node-html-parser';

/** The imports of each built file, and its size. */
export type Graph = Map<string, { imports: readonly string[]; size: number }>;

const TAG = '<astro-island';

/** Each island in a page's content names all files that its code imports, and `client:intent` asks for them at once.
 *  A browser that finds them only in the code fetches them one round trip after the other. */
export function nameImports(): AstroIntegration {
  const graph: Graph = new Map();
  return {
    name: 'name-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'imports-of-islands',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type !== 'chunk') continue;
                    graph.set(file.fileName, { imports: file.imports, size: file.code.length });
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => nameInSite(fileURLToPath(dir), graph),
    },
  };
}

/** @throws when no page has such an island: Astro writes its islands in another way than before. */
function nameInSite(site: string, graph: Graph) {
  let changed = 0;
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = join(site, file);
    const html = readFileSync(page, 'utf8');
    const named = withImports(html, graph);
    if (named === html) continue;
    writeFileSync(page, named);
    changed += 1;
  }
  if (changed === 0) throw new Error('name-imports: no page has an island that imports a file');
}

/** The page with the imports of its islands named. The islands around the content are on every page and
 *  not urgent: theirs are not.
 *  @throws when an island's code is not among the built files */
export function withImports(html: string, graph: Graph): string {
  // From the last to the first, so that the places of the others stay true.
  const islands = parse(html, { comment: true }).querySelectorAll('main astro-island').toReversed();
  return islands.reduce((page, island) => {
    const named = importsOf(island, graph).map((file) => `/${file}`);
    if (named.length === 0) return page;
    const at = island.range[0] + TAG.length;
    return `${page.slice(0, at)} imports="${named.join(' ')}"${page.slice(at)}`;
  }, html);
}

/** The largest first: it takes longest, and a browser fetches only some at a time. */
function importsOf(island: HTMLElement, graph: Graph): string[] {
  // A built file's name has no slash in front.
  const entries = new Set(
    ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)?.slice(1) ?? name),
  );
  const found = new Set(entries);
  const built = (file: string) => {
    const chunk = graph.get(file);
    if (!chunk) throw new Error(`name-imports: ${file} of an island is not a built file`);
    return chunk;
  };
  for (const file of found) {
    for (const imported of built(file).imports) found.add(imported);
  }
  return [...found.difference(entries)].toSorted((a, b) => built(b).size - built(a).size);
}
