import { areaPath, areas } from '../../content/areas.ts';
import type { Head } from '../../content/page.ts';
import { publicPages } from '../../content/pages.ts';
import { services } from '../../content/services/services.ts';

/** Every page that search engines may list, in the order of docs/product.md's route table. */
export const sitePages: readonly { readonly path: string; readonly head: Head }[] = [
  ...publicPages,
  ...services,
  ...areas.map((area) => ({ path: areaPath(area), head: area.head })),
];
