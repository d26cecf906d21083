// The part of the stage `lint` that reads English: documents, comments and the text of pages and mails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';
import { phrases } from './phrases.ts';

const WRITTEN = '**/*.{astro,css,md,py,ts,tsx}';
const OTHERS = [
  '**/node_modules/**',
  '{.astro,dist,playwright-report,var}/**',
  'scripts/phrases.ts',
];
const files = globSync(WRITTEN, { cwd: root, exclude: OTHERS });

let found = 0;
for (const file of files) {
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const { pattern, instead } of phrases) {
        const [phrase] = pattern.exec(line) ?? [];
        if (phrase === undefined) continue;
        found += 1;
        console.error(`${file}:${index + 1}: “${phrase.trim()}”. Write ${instead}.`);
      }
    });
}
if (found > 0) process.exitCode = 1;
else console.log(`${files.length} files say it in plain English.`);
