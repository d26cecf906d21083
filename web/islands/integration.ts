import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island's code is fetched when the visitor means to use it. */
export const islands: AstroIntegration = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './web/islands/intent.ts' });
    },
  },
};
