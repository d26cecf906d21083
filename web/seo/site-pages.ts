import { about } from '../../content/about.ts';
import { areaPath, areas } from '../../content/areas.ts';
import { contact } from '../../content/contact.ts';
import { getQuote } from '../../content/get-quote.ts';
import { home } from '../../content/home.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { termsOfService } from '../../content/legal/terms-of-service.ts';
import type { Head } from '../../content/page.ts';
import { services } from '../../content/services/services.ts';

/** Every page that search engines may list, in the order of docs/product.md's route table. */
export const sitePages: readonly { readonly path: string; readonly head: Head }[] = [
  { path: '/', head: home.head },
  { path: '/about', head: about.head },
  { path: '/contact', head: contact.head },
  { path: '/get-quote', head: getQuote.head },
  termsOfService,
  privacyPolicy,
  ...services,
  ...areas.map((area) => ({ path: areaPath(area), head: area.head })),
];
