import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { loadConfig } from './server/config.ts';

/** Adds `client:intent`: an island's code is fetched when the visitor means to use it. */
const intent: AstroIntegration = {
  name: 'intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './web/islands/intent.ts' }),
  },
};

export default defineConfig({
  site: loadConfig().siteUrl,
  srcDir: './web',
  outDir: './dist/site',
  output: 'static',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), intent],
  vite: { plugins: [tailwindcss()] },
});
