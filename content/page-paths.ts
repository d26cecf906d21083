/** The public pages that are neither a service nor an area, in the order of docs/product.md's route table. Their heads
 *  (web/seo/site-pages.ts), sitemap, llms.txt and the pages whose taps are counted follow. */
export const PAGE_PATHS = [
  '/',
  '/about',
  '/contact',
  '/get-quote',
  '/terms-of-service',
  '/privacy-policy',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];
