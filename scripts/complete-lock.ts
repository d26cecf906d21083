// npm run lock: completes package-lock.json; with --check it only says what is wrong with it.
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, type Lock, lockProblems, type Manifest } from './lock-file.ts';

const lockFile = new URL('../package-lock.json', import.meta.url);
const manifestFile = new URL('../package.json', import.meta.url);

// npm writes both files; a wrong shape would fail loudly in the first lookup.
const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const lock = read<Lock>(lockFile);
const checking = process.argv.includes('--check');
const completed = completeLock(lock);

if (!checking) writeFileSync(lockFile, `${JSON.stringify(completed, null, 2)}\n`);

const problems = lockProblems(checking ? lock : completed, read<Manifest>(manifestFile));
const added = Object.keys(completed.packages).length - Object.keys(lock.packages).length;
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(checking ? 'The lock file is complete.' : `Added ${added} packages.`);
