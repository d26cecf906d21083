import type {
  BreadcrumbList,
  Graph,
  MovingCompany,
  Offer,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { areas } from '../../content/areas.ts';
import { company, publicHolidays } from '../../content/company.ts';
import type { Head } from '../../content/page.ts';
import { startingPrice } from '../../content/prices.ts';
import { region } from '../../content/region.ts';
import { absoluteUrl } from './absolute-url.ts';
import { openingSpecification } from './opening-specification.ts';
import { socialCardOf } from './social-card.ts';

const COMPANY_ID = absoluteUrl('/#company');
const WEBSITE_ID = absoluteUrl('/#website');

export const provider = { '@id': COMPANY_ID };

export const homeCity = {
  '@type': 'City',
  name: region.city,
  containedInPlace: { '@type': 'AdministrativeArea', name: region.province },
  address: address(region.city),
} as const;

export function address(locality: string) {
  return {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressRegion: region.province,
    addressCountry: 'ZA',
  } as const;
}

/** The starting price, on pages of moves that may cost it. */
export const fromStartingPrice: Offer = {
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'PriceSpecification',
    minPrice: Number(startingPrice.replace(/\D/g, '')),
    priceCurrency: 'ZAR',
  },
};

/** The picture of a page's shared links. */
function picture(path: string): string {
  return socialCardOf(path, '', '').url;
}

/** The company. Its rating is its own claim and stays out: search engines do not accept it. */
const movingCompany: MovingCompany = {
  '@type': 'MovingCompany',
  '@id': COMPANY_ID,
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  image: picture('/'),
  telephone: company.phone.link.replace('tel:', ''),
  email: company.email,
  foundingDate: company.founded,
  priceRange: `From ${startingPrice}`,
  address: address(region.city),
  areaServed: [
    homeCity,
    ...areas
      .filter(({ name }) => name !== region.city)
      .map(({ name }) => ({ '@type': 'Place', name }) as const),
  ],
  ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  openingHoursSpecification: openingSpecification(company.hours, publicHolidays),
};

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': WEBSITE_ID,
  name: company.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-ZA',
  publisher: provider,
};

interface PageInGraph {
  readonly path: string;
  /** A short name of the page, for its trail of links. */
  readonly name: string;
  readonly head: Head;
  /** The service that this page offers. */
  readonly service?: Service | undefined;
}

/** The structured data of a page, in one graph whose `@id`s all resolve in it. */
export function pageGraph({ path, name, head, service }: PageInGraph): Graph {
  const url = absoluteUrl(path);
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl('/') },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
  const isHome = path === '/';
  const page: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: head.title,
    description: head.description,
    inLanguage: 'en-ZA',
    isPartOf: { '@id': WEBSITE_ID },
    about: provider,
    primaryImageOfPage: { '@type': 'ImageObject', url: picture(path) },
    mainEntity: service ? { '@id': `${url}#service` } : provider,
    ...(!isHome && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      movingCompany,
      webSite,
      page,
      ...(isHome ? [] : [breadcrumbs]),
      ...(service ? [service] : []),
    ],
  };
}
