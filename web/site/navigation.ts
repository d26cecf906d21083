import { areaPath, featured } from '../../content/areas.ts';
import { services } from '../../content/services/services.ts';

export interface NavigationLink {
  readonly name: string;
  readonly path: string;
}

/** The header's links next to the Services menu; the current one is highlighted (docs/product.md, 1). */
export const HOME: NavigationLink = { name: 'Home', path: '/' };
export const ABOUT: NavigationLink = { name: 'About', path: '/about' };
export const CONTACT: NavigationLink = { name: 'Contact', path: '/contact' };

/** The phone's menu, above its Get Free Quote button (docs/product.md, 1). */
export const PHONE_MENU: readonly NavigationLink[] = [
  HOME,
  ...services.slice(0, 2),
  ABOUT,
  CONTACT,
];

/** The other services, below that list. */
export const MORE_SERVICES: readonly NavigationLink[] = services.slice(2);

export const QUICK_LINKS: readonly NavigationLink[] = featured.map((area) => ({
  name: `${area.name} Movers`,
  path: areaPath(area),
}));
