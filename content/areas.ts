import type { Area } from './areas/area.ts';

// One file for each area: a new file there is a new page.
const files = import.meta.glob<Record<string, Area>>('./areas/*.ts', { eager: true });

/** The order of the specification's route table; areas that came later follow by name. */
const FIRST = [
  'johannesburg',
  'randburg',
  'roodepoort',
  'honeydew',
  'northwold',
  'farmall',
  'chartwell',
  'sundowner',
  'boskruin',
  'bromhof',
  'amorosa',
  'cosmo-city',
  'fourways',
];

function position({ slug }: Area): number {
  const found = FIRST.indexOf(slug);
  return found === -1 ? FIRST.length : found;
}

export const areas: readonly Area[] = Object.entries(files)
  .filter(([file]) => file !== './areas/area.ts')
  .map(([file, exports]) => onlyArea(file, exports))
  .toSorted((a, b) => position(a) - position(b) || a.name.localeCompare(b.name));

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
