import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { type PictureName, pictures } from './pictures.ts';
import { services } from './services/services.ts';

const ofAreas = areas.map((area) => ({
  page: area.slug,
  first: area.picture,
  others: [area.layout === 'expertise' ? area.expertise.picture : area.intro.picture],
}));
const ofServices = services.map(({ path, picture, blocks }) => ({
  page: path,
  first: picture,
  others: blocks.flatMap((block) => ('picture' in block && block.picture) || []),
}));

const masterOf = (name: PictureName): string => pictures[name].master;

test('no page of an area or a service shows a part of its first picture again', () => {
  const showTwice = [...ofAreas, ...ofServices].filter(({ first, others }) =>
    others.some((other) => masterOf(other) === masterOf(first)),
  );
  expect(showTwice.map(({ page }) => page)).toEqual([]);
});

test('no service has a third picture', () => {
  const have = ofServices.filter(({ others }) => others.length > 1);
  expect(have.map(({ page }) => page)).toEqual([]);
});
