import { createHash } from 'node:crypto';
import { areaPath, areas } from '../../content/areas.ts';
import { services } from '../../content/services/services.ts';
import type { Suburb } from '../../domain/places/find-suburb.ts';

// Areas come before neighbours that other pages mention: a dedicated page is the better answer.
const onAreaPages: readonly Suburb[] = [
  ...areas.flatMap((area) =>
    [area.name, ...(area.alsoCalled ?? [])].map((name) => ({
      name,
      page: area.name,
      href: areaPath(area),
    })),
  ),
  ...areas.flatMap((area) =>
    area.suburbs
      .filter((name) => name !== area.name)
      .map((name) => ({ name, page: area.name, href: areaPath(area) })),
  ),
];

// Local moving serves more places than those with a page.
const servedBesides: readonly Suburb[] = services
  .flatMap(({ path: href, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'areas' ? block.names.map((name) => ({ name, href })) : [],
    ),
  )
  .filter(({ name }) => !onAreaPages.some((suburb) => suburb.name === name));

/** Every place that the company serves, as JSON. */
export const suburbList = JSON.stringify([...onAreaPages, ...servedBesides]);

const hash = createHash('sha256').update(suburbList).digest('base64url').slice(0, 8);

/** Named by its content, next to the scripts: a browser keeps it until it changes. */
export const suburbListPath = `/_astro/suburbs.${hash}.json`;
