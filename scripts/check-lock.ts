// The stage `lock` of npm test: what keeps a newcomer from `npm ci`, in sentences for the one who
// changed the dependencies.
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
