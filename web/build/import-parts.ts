import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importPart = fileURLToPath(new URL('../islands/import-part.ts', import.meta.url));

/** Parts that are fetched on demand are imported by `importPart`, and not by Vite's function, which a browser that
 *  remembers failed modules leaves without a second try. */
export const importParts: Plugin = {
  name: 'import-parts',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importPart as __vitePreload } from '${importPart}';`,
  },
};
