import type { Service as SchemaService } from 'schema-dts';
import type { Area } from '../../content/areas/area.ts';
import { areaPath } from '../../content/areas.ts';
import { region } from '../../content/region.ts';
import type { Service } from '../../content/services/service.ts';
import { absoluteUrl } from './absolute-url.ts';
import { address, fromStartingPrice, homeCity, provider } from './graph.ts';
import { socialCardOf } from './social-card.ts';

type Offered = Pick<Service, 'name' | 'head' | 'mayCostStartingPrice'> & { path: string };

/** The service of a page, which is `named` as the page unless it says otherwise. */
export function serviceThing(
  { path, name, head, mayCostStartingPrice }: Offered,
  named: Pick<SchemaService, 'name' | 'serviceType'> = { name, serviceType: name },
  areaServed: SchemaService['areaServed'] = homeCity,
): SchemaService {
  return {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    ...named,
    description: head.description,
    image: socialCardOf(path, '', '').url,
    provider,
    ...(mayCostStartingPrice && { offers: fromStartingPrice }),
    areaServed,
  };
}

/** Moving in one area: a place in the home city, or that city in its province (docs/product.md, 1). */
export function areaThing(area: Area): SchemaService {
  const { name, head, within, badge, namesStartingPrice = false } = area;
  return serviceThing(
    { path: areaPath(area), name, head, mayCostStartingPrice: badge || namesStartingPrice },
    { name: `Movers in ${name}`, serviceType: 'Moving' },
    within === region.province
      ? homeCity
      : { '@type': 'City', name, containedInPlace: homeCity, address: address(name) },
  );
}
