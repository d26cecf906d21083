import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { loadConfig } from './server/settings/config.ts';
import { filesOfIslands } from './web/build/files-of-islands.ts';
import { floor } from './web/build/floor.ts';
import { importParts } from './web/build/import-parts.ts';
import { nameImports } from './web/build/name-imports.ts';
import { pagesInDev } from './web/style-page/pages-in-dev.ts';

const { port, siteUrl } = loadConfig();

/** Adds `client:intent`: an island's code is fetched when the visitor means to use it. */
const islands: AstroIntegration = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './web/islands/intent.ts' });
    },
  },
};

export default defineConfig({
  site: siteUrl,
  srcDir: './web',
  outDir: './dist/site',
  output: 'static',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), islands, nameImports(), pagesInDev],
  vite: {
    // By itself it is in node_modules, which linters read and which the rebrand drill's project shares.
    cacheDir: '.astro/vite',
    plugins: [tailwindcss(), floor, importParts],
    // A phone may not need the picture, and only the site's icon is to be in the page.
    // Small scripts are inlined: one request less before the menus work.
    build: {
      assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false),
      // Radix names each of its functions at run time; without the call an unused one can be left out.
      rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: filesOfIslands },
            },
          },
        },
      },
    },
    // `npm run dev`: pages come from Astro, the API from the server, which checks the origin.
    server: { proxy: { '/api': { target: `http://localhost:${port}`, changeOrigin: false } } },
  },
});
