import type { Graph, Service } from 'schema-dts';
import type { Area } from '../../content/areas/area.ts';
import { areaPath } from '../../content/areas.ts';
import { absoluteUrl } from './absolute-url.ts';
import { address, johannesburg, pageGraph, provider } from './graph.ts';

/** Moving in one area: a city inside Johannesburg, or Johannesburg inside Gauteng (spec section 1). */
export function areaGraph(area: Area): Graph {
  const path = areaPath(area);
  const service: Service = {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name: `Movers in ${area.name}`,
    serviceType: 'Moving',
    description: area.head.description,
    provider,
    areaServed:
      area.within === 'Gauteng'
        ? johannesburg
        : {
            '@type': 'City',
            name: area.name,
            containedInPlace: johannesburg,
            address: address(area.name),
          },
  };
  return pageGraph({ path, name: `${area.name} movers`, head: area.head, things: [service] });
}
