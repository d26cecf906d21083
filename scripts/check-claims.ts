// The part of the stage `lint` that compares the claims of the pages with the owner's list of them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimProblems, claimsIn, listedClaims } from './claims.ts';
import { root } from './command.ts';

const LIST = 'docs/before-launch.md';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('{content,domain,server,web}/**/*.{ts,tsx}', { cwd: root });
const made = files.toSorted().flatMap((file) => claimsIn(file, read(file)));
const problems = claimProblems(made, listedClaims(read(LIST)));
for (const problem of problems) console.error(`${LIST}: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${made.length} claims are on the list before launch.`);
