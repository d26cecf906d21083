import { expect, test } from 'vitest';
import { type Lock, lockProblems, type Manifest } from './lock-problems.ts';

const manifest: Manifest = {
  dependencies: { bundler: '1.2.3' },
  allowScripts: { bundler: true },
};

function problemsWith(entry: object, changed: Manifest = manifest): string[] {
  const packages: Lock['packages'] = {
    '': { dependencies: { bundler: '1.2.3' } },
    'node_modules/bundler': { hasInstallScript: true, integrity: 'sha512-b' },
    'node_modules/x': { integrity: 'sha512-x', ...entry },
  };
  return lockProblems({ packages }, changed);
}

test('a lock file that is in order has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test('a host that only one machine reaches is named', () => {
  expect(problemsWith({ resolved: 'https://registry.example/x.tgz' })).toEqual([
    "node_modules/x names a registry's host: npm install with the project's .npmrc",
  ]);
});

test('a package without a hash is named, and one with a weak one', () => {
  for (const integrity of [undefined, '', 'sha1-x']) {
    expect(problemsWith({ integrity, optional: true })).toEqual([
      'node_modules/x has no hash: add its integrity (npm view NAME@VERSION dist.integrity)',
    ]);
  }
});

test('an install script that nobody reviewed is named', () => {
  expect(problemsWith({ hasInstallScript: true })).toEqual([
    'x runs a script when installed, unreviewed: npm install-scripts approve',
  ]);
});

test('a dependency that floats or is not locked is named', () => {
  const floating = { ...manifest, devDependencies: { tester: '^9.0.0' } };
  expect(problemsWith({}, floating)).toEqual([
    'devDependencies of package.json and of the lock file differ: npm install',
    'tester is not pinned to one version: ^9.0.0',
  ]);
});

test('a package under another name is pinned too', () => {
  const problems = (version: string) =>
    problemsWith({}, { ...manifest, devDependencies: { 'tester-9': `npm:tester@${version}` } });
  expect(problems('^9.0.0')).toContain('tester-9 is not pinned to one version: npm:tester@^9.0.0');
  expect(problems('9.0.0')).toEqual([
    'devDependencies of package.json and of the lock file differ: npm install',
  ]);
});
