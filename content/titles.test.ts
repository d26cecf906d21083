import { expect, test } from 'vitest';
import { about } from './about.ts';
import { areas } from './areas.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { areaMap } from './map.ts';
import { publicPages } from './pages.ts';
import { region } from './region.ts';
import { services } from './services/services.ts';

const areaHeadings = areas.flatMap((area) =>
  area.layout === 'expertise'
    ? [
        area.hero.heading,
        area.expertise.heading,
        area.suburbsHeading,
        area.servicesHeading,
        area.benefitsHeading,
        area.closing.heading,
      ]
    : [area.intro.heading],
);

/** What each page of blocks shows. */
const bodies = [...services, ...publicPages.flatMap(({ body }) => body ?? [])];

/** Titles that the specification dictates are in the sections, or are names of services. */
const titles = [
  ...[...publicPages, ...services, ...areas].map(({ head }) => head.title),
  ...areaHeadings,
  ...bodies.flatMap(({ hero, blocks, closing }) => [
    hero.heading,
    ...blocks.map(({ heading }) => heading),
    closing.heading,
  ]),
  home.hero.heading,
  about.story.heading,
  contact.hero.heading,
  contact.questions.heading,
];

const PROPER = new Set(
  [
    ...areas.flatMap(({ name, suburbs }) => [name, ...suburbs]),
    region.city,
    region.province,
    areaMap.ridge.text,
    ...areaMap.towns.map(({ text }) => text),
    'Joburg',
    'Cape Town',
    'South Africa Drive',
    'Cedar Road',
    'TVs',
    'Terms of Service',
    'Privacy Policy',
  ].flatMap((name) => name.split(' ')),
);

test('titles and headings are sentences, with capitals for names alone', () => {
  const capitals = titles.flatMap((title) =>
    title
      .replace(` | ${company.name}`, '')
      .split(/[\s-]+/)
      .slice(1)
      .filter((word) => /^[A-Z][a-z]/.test(word) && !PROPER.has(word.replace(/[,:.?]+$/, '')))
      .map((word) => `${word}: ${title}`),
  );
  expect(capitals).toEqual([]);
});
