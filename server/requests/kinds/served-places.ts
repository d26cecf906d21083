import { readdirSync } from 'node:fs';
import type { Area } from '../../../content/areas/area.ts';
import { services } from '../../../content/services/services.ts';

const AREAS = new URL('../../../content/areas/', import.meta.url);

/** The names of all places that the company serves, as the site's pages have them. The site finds the areas
 *  through its bundler; the server has none. */
export const servedPlaces: readonly string[] = [
  ...(await Promise.all(readdirSync(AREAS).map(placesIn))).flat(),
  ...services.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'areas' ? block.names : [])),
  ),
];

async function placesIn(file: string): Promise<string[]> {
  if (!file.endsWith('.ts') || file === 'area.ts') return [];
  const areas: Area[] = Object.values(await import(new URL(file, AREAS).href));
  return areas.flatMap(({ name, suburbs }) => [name, ...suburbs]);
}
