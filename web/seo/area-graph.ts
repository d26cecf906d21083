import type { Graph, Service } from 'schema-dts';
import type { Area } from '../../content/areas/area.ts';
import { areaPath } from '../../content/areas.ts';
import { region } from '../../content/region.ts';
import { absoluteUrl } from './absolute-url.ts';
import { address, fromStartingPrice, homeCity, pageGraph, provider } from './graph.ts';

/** Moving in one area: a place in the home city, or that city in its province (docs/product.md, 1). */
export function areaGraph(area: Area): Graph {
  const path = areaPath(area);
  const service: Service = {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name: `Movers in ${area.name}`,
    serviceType: 'Moving',
    description: area.head.description,
    provider,
    ...(area.badge && { offers: fromStartingPrice }),
    areaServed:
      area.within === region.province
        ? homeCity
        : {
            '@type': 'City',
            name: area.name,
            containedInPlace: homeCity,
            address: address(area.name),
          },
  };
  return pageGraph({ path, name: `${area.name} movers`, head: area.head, things: [service] });
}
