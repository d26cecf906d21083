import type { Graph, Service as SchemaService } from 'schema-dts';
import type { Service } from '../../content/services/service.ts';
import { absoluteUrl } from './absolute-url.ts';
import { fromStartingPrice, homeCity, pageGraph, provider } from './graph.ts';

export function serviceGraph({ path, name, head, mayCostStartingPrice }: Service): Graph {
  const service: SchemaService = {
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name,
    serviceType: name,
    description: head.description,
    provider,
    ...(mayCostStartingPrice && { offers: fromStartingPrice }),
    areaServed: homeCity,
  };
  return pageGraph({ path, name, head, things: [service] });
}
