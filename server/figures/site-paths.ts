import { readdirSync } from 'node:fs';
import { publicPages } from '../../content/pages.ts';
import { services } from '../../content/services/services.ts';

const AREAS = new URL('../../content/areas/', import.meta.url);

/** The paths of the public pages. The site finds the areas through its bundler; the server has none, but an area's file
 *  has the name of its page. */
export const sitePaths: ReadonlySet<string> = new Set([
  ...[...publicPages, ...services].map(({ path }) => path),
  ...readdirSync(AREAS)
    .filter((file) => file.endsWith('.ts') && file !== 'area.ts')
    .map((file) => `/movers-${file.slice(0, -'.ts'.length)}`),
]);
