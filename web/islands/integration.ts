import type { AstroIntegration } from 'astro';

/** Astro's own script for islands, as text: what every page would carry. */
const ASTROS_RUNTIME = /astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;

/** Adds `client:intent`: an island's code is fetched when the visitor means to use it. Built pages get
 *  our own runtime for it, a third of Astro's; should Astro move its file, Astro's is in the page
 *  again, works, and is over the budget of tests/e2e/performance. */
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
              // Parts that come late are small: fetching them needs none of Vite's preloader.
              name: 'late-parts-without-vites-preloader',
              enforce: 'pre',
              // Without a list of what there would be to preload, either.
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
