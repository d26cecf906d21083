import { areaOrder, featuredAreas } from './area-order.ts';
import type { Area } from './areas/area.ts';

// One file for each area: a new file there is a new page.
const files = import.meta.glob<Record<string, Area>>('./areas/*.ts', { eager: true });

function position({ slug }: Area): number {
  const found = areaOrder.indexOf(slug);
  return found === -1 ? areaOrder.length : found;
}

export const areas: readonly Area[] = Object.entries(files)
  .filter(([file]) => file !== './areas/area.ts')
  .map(([file, exports]) => onlyArea(file, exports))
  .toSorted((a, b) => position(a) - position(b) || a.name.localeCompare(b.name));

export const featured: readonly Area[] = areas.filter(({ slug }) => featuredAreas.includes(slug));

export function areaPath({ slug }: Pick<Area, 'slug'>): string {
  return `/movers-${slug}`;
}

/** The page of the area with this name, if it has one. */
export function areaPathOf(name: string): string | undefined {
  const area = areas.find((other) => other.name === name);
  return area && areaPath(area);
}

function onlyArea(file: string, exports: Record<string, Area>): Area {
  const [area, ...others] = Object.values(exports);
  if (!area || others.length > 0) throw new Error(`${file} must export one area`);
  if (!file.endsWith(`/${area.slug}.ts`)) throw new Error(`${file} has the slug ${area.slug}`);
  return area;
}
