import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// The linter does the same for components (scale-only.grit).
test.each(globSync('web/**/*.astro'))('%s takes its sizes from the scale', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/[a-z]-\[/);
});

/** A size is a step, a share of the screen with a step as its upper bound, or 0 for what is only read out. Words that are part of a drawing are as large as the drawing wants them, and paper counts in points. */
const DRAWINGS = ['price-disc.css', 'not-found-page.css', 'pricing-band.css', 'area-map.css'];
const styles = globSync('web/**/*.css').filter((file) => !DRAWINGS.includes(basename(file)));

test.each(styles)('%s takes its sizes of type from the scale', (file) => {
  const sizes = readFileSync(file, 'utf8').matchAll(/font-size: (.+);/g);
  const own = [...sizes]
    .map(([, size = '']) => size)
    .filter((size) => !/var\(--text-|\dpt$|^0$/.test(size));
  expect(own).toEqual([]);
});

test('type has eight steps', () => {
  const steps = readFileSync('web/styles/scale.css', 'utf8').match(/^ +--text-\w+:/gm);
  expect(steps).toHaveLength(8);
});

const scale = readFileSync('web/styles/scale.css', 'utf8');
const valuesOf = (name: string) =>
  Array.from(
    scale.matchAll(new RegExp(`--${name}-[\\w-]+: ([^;]+);`, 'g')),
    ([, value = '']) => value,
  );

/** Properties measured in numbers, and the names that the scale has for them. */
const MEASURES = [
  ['line-height', 'leading'],
  ['letter-spacing', 'tracking'],
  ['font-weight', 'font-weight'],
  ['border-radius', 'radius'],
] as const;

test.each(MEASURES)('%s has the names of the scale', (property, name) => {
  const named = valuesOf(name);
  const users = new Map<string, string[]>();
  for (const file of globSync('web/**/*.css')) {
    const text = readFileSync(file, 'utf8').replace(/@font-face \{.*?\n\}/gs, '');
    const values = [...text.matchAll(new RegExp(`\\b${property}: ([^;]+);`, 'g'))]
      .flatMap(([, value = '']) => value.split(' '))
      .filter((value) => /^-?[\d.]+(rem|em)?$/.test(value) && Number.parseFloat(value) !== 0);
    for (const value of new Set(values)) users.set(value, [...(users.get(value) ?? []), file]);
  }
  const retyped = [...users].filter(([value]) => named.includes(value));
  expect(retyped, 'values of the scale').toEqual([]);
});

test('stylesheets change at the breakpoints of the scale', () => {
  const others = globSync('web/**/*.css').flatMap((file) => {
    const widths =
      readFileSync(file, 'utf8').match(/(?<=@media[^{]*)\([^()]*\bwidth\b[^()]*\)/g) ?? [];
    return widths
      .flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? [])
      .filter((width) => !valuesOf('breakpoint').includes(width))
      .map((width) => `${width} in ${file}`);
  });
  expect(others).toEqual([]);
});

/** The palette, and the shadow of a torn edge: a filter that only one page needs. */
const PALETTES = /(tokens|waybill)\.css$/;
/** A mask and paper know black, white and what is between. */
const GREY = /^#(?:([\da-f])\1{2}|0000)$/;

test('colours are those of the palette', () => {
  const others = globSync('web/**/*.{css,tsx,astro}')
    .filter((file) => !PALETTES.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const colours =
        readFileSync(file, 'utf8').match(/(?<=[\s"'(])#[\da-f]{3,8}(?=[\s"';,)])/g) ?? [];
      return colours.filter((colour) => !GREY.test(colour)).map((colour) => `${colour} in ${file}`);
    });
  expect(others).toEqual([]);
});
