import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY, NIGHT } from './letter-colours.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8');
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');

test.each([
  ['by day', DAY, light],
  ['by night', NIGHT, dark],
])('letters have the colours of the site %s', (_when, colours, palette) => {
  for (const [name, colour] of Object.entries(colours)) {
    const token = name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`);
    expect(palette).toContain(`--${token}: ${colour};`);
  }
});
