import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// The linter does the same for components (scale-only.grit).
test.each(globSync('web/**/*.astro'))('%s takes its sizes from the scale', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/[a-z]-\[/);
});

/** A size is a step, or a share of the screen with a step as its upper bound. Words that are part of a drawing are as large as the drawing wants them, and paper counts in points. */
const DRAWINGS = ['price-disc.css', 'not-found-card.css', 'pricing-band.css', 'area-map.css'];
const styles = globSync('web/**/*.css').filter((file) => !DRAWINGS.includes(basename(file)));

test.each(styles)('%s takes its sizes of type from the scale', (file) => {
  const sizes = readFileSync(file, 'utf8').matchAll(/font-size: (.+);/g);
  const own = [...sizes]
    .map(([, size = '']) => size)
    .filter((size) => !/var\(--text-|\dpt$/.test(size));
  expect(own).toEqual([]);
});

test('type has eight steps', () => {
  const steps = readFileSync('web/styles/scale.css', 'utf8').match(/^ +--text-\w+:/gm);
  expect(steps).toHaveLength(8);
});
