import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardColours } from '../../../content/card-colours.ts';

const tokens = readFileSync('web/styles/tokens.css', 'utf8');
const [byDay = '', byNight = ''] = tokens.split('@media (prefers-color-scheme: dark)');

test.each([
  ['day', byDay],
  ['night', byNight],
] as const)('by %s, the card has the colours of the site', (time, css) => {
  const ofSite = Object.keys(cardColours[time]).map((name) => [
    name,
    new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1],
  ]);
  expect(cardColours[time]).toEqual(Object.fromEntries(ofSite));
});
