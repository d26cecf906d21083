import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

const FONT = '<link rel="preload"';

export const preloadFirstPicture: AstroIntegration = {
  name: 'preload-first-picture',
  hooks: { 'astro:build:done': ({ dir }) => preloadInSite(fileURLToPath(dir)) },
};

/** The picture of the first view is named ahead of the font: a phone asks for it on the connection
 *  that brought the page, and it is what the visitor waits for. Words can be read meanwhile. */
function preloadInSite(site: string) {
  rewritePages(site, (html) => html.replace(FONT, `${preloadOf(html)}${FONT}`));
}

/** Its first source is the phone's. */
function preloadOf(html: string): string {
  const pictures = html.match(/<picture>.*?<\/picture>/gs) ?? [];
  const first = pictures.find((picture) => picture.includes('fetchPriority="high"'));
  const source = /<source type="image\/avif"([^>]*?) width=/.exec(first ?? '')?.[1];
  if (!source) return '';
  const chosen = source.replace('srcSet=', 'imagesrcset=').replace('sizes=', 'imagesizes=');
  return `<link rel="preload" as="image" type="image/avif"${chosen} fetchpriority="high">`;
}
