import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { pictures } from './pictures.ts';

test('no area shows a part of its first picture again', () => {
  const showTwice = areas.filter((area) => {
    const { picture } = area.layout === 'expertise' ? area.expertise : area.intro;
    return pictures[picture].master === pictures[area.picture].master;
  });
  expect(showTwice.map(({ slug }) => slug)).toEqual([]);
});
