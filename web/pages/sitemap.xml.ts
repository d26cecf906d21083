import { absoluteUrl } from '../seo/absolute-url.ts';
import { lastChanged } from '../seo/last-changed.ts';
import { sitePages } from '../seo/site-pages.ts';

export function GET() {
  const urls = sitePages.map(({ path }) => {
    const day = lastChanged(path);
    return `  <url><loc>${absoluteUrl(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`);
}
