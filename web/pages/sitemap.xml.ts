import { absoluteUrl } from '../seo/absolute-url.ts';
import { sitePages } from '../seo/site-pages.ts';

export function GET() {
  const urls = sitePages.map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>`);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`);
}
