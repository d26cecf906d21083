// npm run font: cuts Gabarito down to the characters that this site and its visitors' names need.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './command.ts';

/** Keyboard signs that no page uses: their kerning with every letter outweighs them. */
const RARE = [...'#$%*<=>[\\]^_`{|}~'];
/** The characters of every page: English, and the é of a café. */
const ENGLISH = [...between(' ', '~'), ...'\u00a0–’“”…²©é'].filter((sign) => !RARE.includes(sign));
/** Afrikaans ê ë ô û î ï, umlauts, ç ñ and similar, and signs that no page uses now. */
const ACCENTS = [...between('À', 'ÿ'), ...'‘•—·€³°½', ...RARE].filter(
  (sign) => !ENGLISH.includes(sign),
);

// A browser fetches the second and the third only for a page with such a letter: names such as
// Zoë, Šimić or Łukasz. The first, with its headers, travels in one round trip.
const CUTS = [
  { file: 'gabarito.woff2', from: 'gabarito-latin-wght-normal.woff2', characters: ENGLISH },
  { file: 'gabarito-accents.woff2', from: 'gabarito-latin-wght-normal.woff2', characters: ACCENTS },
  {
    file: 'gabarito-names.woff2',
    from: 'gabarito-latin-ext-wght-normal.woff2',
    characters: between('Ā', 'ž'),
  },
];

const packageFolder = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/gabarito/package.json')),
);
const fonts = join(root, 'web/assets/fonts');

mkdirSync(fonts, { recursive: true });
for (const { file, from, characters } of CUTS) {
  const whole = readFileSync(join(packageFolder, 'files', from));
  const subset = await subsetFont(whole, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga'],
    // The weights that the site uses.
    variationAxes: { wght: { min: 400, max: 850 } },
    noHinting: true,
    dropTables: ['STAT'],
  });
  writeFileSync(join(fonts, file), subset);
  console.log(`${file} ${(subset.length / 1000).toFixed(1)} kB of ${whole.length / 1000} kB`);
}
// The licence must accompany the font.
copyFileSync(join(packageFolder, 'LICENSE'), join(fonts, 'OFL.txt'));

function between(first: string, last: string): string[] {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
