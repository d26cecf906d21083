import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** All sources of the site and the server, with their tests. */
const PARTS = [
  '.env.example',
  'art',
  'astro.config.ts',
  'content',
  'demo',
  'domain',
  'package.json',
  'package-lock.json',
  'public',
  'rooms.ts',
  'scripts',
  'server',
  'tests/eventually.ts',
  'tests/limits.ts',
  'tests/tags.ts',
  'tests/tries.ts',
  'tests/server',
  'tsconfig.json',
  'vitest.config.ts',
  'web',
];
/** The sources of the pictures, and the code that looks at the first company's pages. */
const LEFT_OUT = /\/art\/(masters|scenes)$|\/scripts\/(take-screenshots\.ts|.*\.test\.ts)$/;

/** Facts and pictures without a file of the same name in the second company. */
const FIRST_COMPANYS_OWN =
  /^content\/(areas\/(?!area\.ts)|services\/(?!service\.ts))|^web\/assets\/social\//;

/** The first company's pictures that replace the second's missing ones. */
const STAND_INS: Readonly<Record<string, string>> = {
  'hero-wide': 'sundowner-wide',
  'durban-wide': 'fourways-wide',
  'umhlanga-wide': 'northwold-wide',
  'westville-wide': 'boskruin-wide',
  'durban-near': 'fourways-near',
  'umhlanga-near': 'randburg-near',
  'westville-near': 'chartwell-near',
  'durban-postcard': 'fourways-postcard',
  'umhlanga-postcard': 'northwold-postcard',
  'westville-postcard': 'boskruin-postcard',
};

/** The second company photographed it, so there is no night of it. */
const PHOTOGRAPHED = /^westville-.+-night\./;

/** Copies the project into an empty folder, then the second company's files over the first one's. */
export function layOutSecondProject(folder: string): void {
  for (const part of PARTS) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (file) => {
        const path = file.slice(root.length + 1);
        return !LEFT_OUT.test(file) && !FIRST_COMPANYS_OWN.test(path);
      },
    });
  }
  cpSync(join(import.meta.dirname, 'second-company'), folder, { recursive: true });
  layOutPictures(join(folder, 'web/assets/pictures'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

function layOutPictures(pictures: string): void {
  const ofPlaces = readdirSync(pictures).filter((file) => /-(wide|near|postcard)-/.test(file));
  for (const [name, standIn] of Object.entries(STAND_INS)) {
    for (const file of ofPlaces.filter((each) => each.startsWith(`${standIn}-`))) {
      const copy = file.replace(standIn, name);
      if (!PHOTOGRAPHED.test(copy)) cpSync(join(pictures, file), join(pictures, copy));
    }
  }
  for (const file of ofPlaces) {
    if (!/^(hero-wide|long-distance-postcard)-/.test(file)) rmSync(join(pictures, file));
  }
}
