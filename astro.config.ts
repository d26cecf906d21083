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

const { port, siteUrl } = loadConfig();

export default defineConfig({
  site: siteUrl,
  srcDir: './web',
  outDir: './dist/site',
  output: 'static',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), intent],
  vite: {
    plugins: [tailwindcss()],
    // The content security policy takes no data: addresses, and a phone may not need the picture.
    // Small scripts do go into the page: one request less before the menus work.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false) },
    // `npm run dev`: pages come from Astro, the API from the server, which checks the origin.
    server: { proxy: { '/api': { target: `http://localhost:${port}`, changeOrigin: false } } },
  },
});
