import { absoluteUrl } from '../seo/absolute-url.ts';

export function GET() {
  return new Response(`User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`);
}
