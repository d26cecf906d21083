import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailColours } from './mail-colours.ts';

const tokens = readFileSync(`${import.meta.dirname}/../web/styles/tokens.css`, 'utf8');
const [byDay = '', byNight = ''] = tokens.split('@media (prefers-color-scheme: dark)');

test.each([
  ['day', byDay],
  ['night', byNight],
] as const)('by %s, mails have the colours of the site', (time, css) => {
  const ofSite = Object.keys(mailColours[time]).map((name) => [
    name,
    new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1],
  ]);
  expect(mailColours[time]).toEqual(Object.fromEntries(ofSite));
});
