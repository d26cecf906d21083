import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

/** The imports of each built file, and their sizes. */
type Graph = Map<string, { readonly imports: readonly string[]; readonly size: number }>;

const ISLAND = /<astro-island [^>]*?component-url="\/([^"]+)"[^>]*? renderer-url="\/([^"]+)"/g;

/** Each island in a page's content names the files that its code imports. A browser that finds them
 *  only in the code itself fetches them one round trip after the other. */
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

function nameInSite(site: string, graph: Graph) {
  rewritePages(site, (html) =>
    // The parts around the content are on every page, and not urgent.
    html.replace(/<main .*<\/main>/s, (main) =>
      main.replaceAll(ISLAND, (tag, ...entries: string[]) => {
        const named = importsOf(entries.slice(0, 2), graph).map(withoutFolder);
        return named.length > 0 ? `${tag} imports="${named.join(' ')}"` : tag;
      }),
    ),
  );
}

/** The largest first: it takes longest, and a browser fetches only some at a time. */
function importsOf(entries: readonly string[], graph: Graph): string[] {
  const found = new Set<string>(entries);
  for (const file of found) {
    for (const imported of graph.get(file)?.imports ?? []) found.add(imported);
  }
  const size = (file: string) => graph.get(file)?.size ?? 0;
  return [...found.difference(new Set(entries))].toSorted((a, b) => size(b) - size(a));
}

function withoutFolder(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
