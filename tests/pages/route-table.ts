import { type AreaFacts, areaFacts } from './area-table.ts';
import { type ServiceFacts, serviceFacts } from './service-table.ts';

/** A route of docs/product.md, 2, with the page's opening. */
export type Route = {
  readonly path: string;
  /** The text of the h1, if docs/product.md gives it. */
  readonly heading?: string;
  /** Only pages that name one here have a badge with the starting price. */
  readonly badge?: 'Moves From R450' | 'From R450';
} & (
  | { readonly kind: 'home' | 'about' | 'contact' | 'quote' | 'terms' | 'privacy' }
  | { readonly kind: 'service'; readonly service: ServiceFacts }
  | { readonly kind: 'area'; readonly area: AreaFacts }
);

/** The annex of docs/product.md, 2: written by hand from the specification and never taken from `content/`, so that these
 *  tests hold the pages against the user's wishes, not against themselves. */
export const routeTable: readonly Route[] = [
  { path: '/', kind: 'home', badge: 'Moves From R450' },
  { path: '/about', kind: 'about' },
  { path: '/contact', kind: 'contact' },
  { path: '/get-quote', kind: 'quote' },
  { path: '/terms-of-service', kind: 'terms' },
  { path: '/privacy-policy', kind: 'privacy' },
  {
    path: '/residential-moving',
    kind: 'service',
    badge: 'From R450',
    service: serviceFacts.residential,
  },
  {
    path: '/commercial-moving',
    kind: 'service',
    badge: 'From R450',
    service: serviceFacts.commercial,
  },
  {
    path: '/long-distance-moving',
    kind: 'service',
    badge: 'From R450',
    service: serviceFacts.longDistance,
  },
  { path: '/local-moving', kind: 'service', badge: 'From R450', service: serviceFacts.local },
  {
    path: '/specialty-moving',
    kind: 'service',
    badge: 'From R450',
    service: serviceFacts.specialty,
  },
  { path: '/additional-services', kind: 'service', service: serviceFacts.additional },
  {
    path: '/movers-johannesburg',
    kind: 'area',
    heading: 'Professional Movers in Johannesburg',
    badge: 'From R450',
    area: areaFacts.johannesburg,
  },
  {
    path: '/movers-randburg',
    kind: 'area',
    heading: 'Professional Movers in Randburg',
    badge: 'From R450',
    area: areaFacts.randburg,
  },
  { path: '/movers-roodepoort', kind: 'area', badge: 'From R450', area: areaFacts.roodepoort },
  { path: '/movers-honeydew', kind: 'area', badge: 'From R450', area: areaFacts.honeydew },
  { path: '/movers-northwold', kind: 'area', area: areaFacts.northwold },
  { path: '/movers-farmall', kind: 'area', area: areaFacts.farmall },
  { path: '/movers-chartwell', kind: 'area', area: areaFacts.chartwell },
  {
    path: '/movers-sundowner',
    kind: 'area',
    heading: 'Professional Movers in Sundowner',
    area: areaFacts.sundowner,
  },
  {
    path: '/movers-boskruin',
    kind: 'area',
    heading: 'Professional Movers in Boskruin',
    area: areaFacts.boskruin,
  },
  {
    path: '/movers-bromhof',
    kind: 'area',
    heading: 'Professional Movers in Bromhof',
    area: areaFacts.bromhof,
  },
  {
    path: '/movers-amorosa',
    kind: 'area',
    heading: 'Professional Movers in Amorosa',
    area: areaFacts.amorosa,
  },
  {
    path: '/movers-cosmo-city',
    kind: 'area',
    heading: 'Professional Movers in Cosmo City',
    area: areaFacts.cosmoCity,
  },
  {
    path: '/movers-fourways',
    kind: 'area',
    heading: 'Professional Movers in Fourways',
    badge: 'From R450',
    area: areaFacts.fourways,
  },
];

export const paths = routeTable.map(({ path }) => path);
export const servicePaths = routeTable
  .filter(({ kind }) => kind === 'service')
  .map(({ path }) => path);
export const areaPaths = routeTable.filter(({ kind }) => kind === 'area').map(({ path }) => path);

/** An address without a page: the server answers with the 404 page. */
export const MISSING_PATH = '/movers-atlantis';
