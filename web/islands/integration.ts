import type { AstroIntegration } from 'astro';

/** The text of Astro's own script for islands, which every page would carry. */
const ASTROS_RUNTIME = /astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;

/** Adds `client:intent`: an island's code is fetched when the visitor means to use it. Built pages get
 *  this project's runtime for it, a third of Astro's size. If Astro moves its file, Astro's runtime is
 *  back in the page, works, and exceeds the budget of tests/e2e/performance. */
export const islands: AstroIntegration = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './web/islands/islands.ts' });
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'islands-without-astros-runtime',
              enforce: 'pre',
              load: (id) => (ASTROS_RUNTIME.test(id) ? "export default ''" : undefined),
            },
            {
              // Lazy parts are small: fetching them needs none of Vite's preloader.
              name: 'late-parts-without-vites-preloader',
              enforce: 'pre',
              // Nor its list of files to preload.
              configEnvironment: () => ({
                build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } },
              }),
              load: (id) =>
                id.includes('vite/preload-helper')
                  ? 'export const __vitePreload = (load) => load()'
                  : undefined,
            },
          ],
        },
      });
    },
  },
};
