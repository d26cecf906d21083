// The stage `lock` of npm test: problems that break `npm ci` for a newcomer, in sentences for the
// engineer who changed the dependencies.
import { readFileSync } from 'node:fs';
import { type Lock, lockProblems, type Manifest } from './lock-problems.ts';

const problems = lockProblems(
  read<Lock>('../package-lock.json'),
  read<Manifest>('../package.json'),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('The dependencies are pinned, locked and reviewed.');

/** npm writes both files; a wrong shape would fail loudly in the first lookup. */
function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
}
