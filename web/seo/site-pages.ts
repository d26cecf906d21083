import { about } from '../../content/about.ts';
import { areaPath, areas } from '../../content/areas.ts';
import { contact } from '../../content/contact.ts';
import { getQuote } from '../../content/get-quote.ts';
import { home } from '../../content/home.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { termsOfService } from '../../content/legal/terms-of-service.ts';
import type { Head } from '../../content/page.ts';
import { PAGE_PATHS, type PagePath } from '../../content/page-paths.ts';
import { services } from '../../content/services/services.ts';

const HEADS: Readonly<Record<PagePath, Head>> = {
  '/': home.head,
  '/about': about.head,
  '/contact': contact.head,
  '/get-quote': getQuote.head,
  '/terms-of-service': termsOfService.head,
  '/privacy-policy': privacyPolicy.head,
};

/** Every page that search engines may list, in the order of docs/product.md's route table. */
export const sitePages: readonly { readonly path: string; readonly head: Head }[] = [
  ...PAGE_PATHS.map((path) => ({ path, head: HEADS[path] })),
  ...services,
  ...areas.map((area) => ({ path: areaPath(area), head: area.head })),
];
