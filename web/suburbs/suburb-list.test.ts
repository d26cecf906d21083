import { expect, it } from 'vitest';
import { areaPath, areas } from '../../content/areas.ts';
import { findSuburb, type Suburb } from '../../domain/places/find-suburb.ts';
import { suburbList } from './suburb-list.ts';

const suburbs: Suburb[] = JSON.parse(suburbList);
const names = areas.flatMap((area) =>
  [area.name, ...(area.alsoCalled ?? [])].map((name) => [name, areaPath(area)] as const),
);

it.each(names)('who types %s is led to %s first', (name, path) => {
  expect(findSuburb(name.toLowerCase(), suburbs)[0]?.href).toBe(path);
});
