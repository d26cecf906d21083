import { describe, expect, it } from 'vitest';
import { completeLock, type Lock, lockProblems, type Manifest } from './lock-file.ts';

const manifest: Manifest = {
  dependencies: { bundler: '1.2.3' },
  allowScripts: { bundler: true },
};

function lockWith(packages: Lock['packages'] = {}): Lock {
  return {
    packages: {
      '': { dependencies: { bundler: '1.2.3' } },
      'node_modules/bundler': {
        version: '1.2.3',
        hasInstallScript: true,
        optionalDependencies: {
          '@bundler/darwin-arm64': '1.2.3',
          '@bundler/linux-x64-musl': '1.2.3',
        },
      },
      ...packages,
    },
  };
}

describe('a lock file that lacks another platform', () => {
  it('is reported, package by package', () => {
    expect(lockProblems(lockWith(), manifest)).toEqual([
      'node_modules/@bundler/darwin-arm64 is missing: npm run lock',
      'node_modules/@bundler/linux-x64-musl is missing: npm run lock',
    ]);
  });

  it('is complete afterwards, in the order npm writes', () => {
    const completed = completeLock(lockWith());
    expect(lockProblems(completed, manifest)).toEqual([]);
    expect(Object.keys(completed.packages)).toEqual([
      '',
      'node_modules/@bundler/darwin-arm64',
      'node_modules/@bundler/linux-x64-musl',
      'node_modules/bundler',
    ]);
    expect(completed.packages['node_modules/@bundler/linux-x64-musl']).toEqual({
      version: '1.2.3',
      optional: true,
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
    });
  });

  it('keeps both versions when two packages want different ones', () => {
    const { packages } = completeLock(
      lockWith({
        'node_modules/tester': {
          version: '9.0.0',
          dev: true,
          optionalDependencies: { '@bundler/darwin-arm64': '1.9.9' },
        },
      }),
    );
    expect(packages['node_modules/@bundler/darwin-arm64']?.version).toBe('1.2.3');
    const own = packages['node_modules/tester/node_modules/@bundler/darwin-arm64'];
    expect(own).toMatchObject({ version: '1.9.9', dev: true });
  });
});

describe('other reasons for which a fresh install fails or surprises', () => {
  const complete = completeLock(lockWith());
  const problemsWith = (entry: object, changed: Manifest = manifest) =>
    lockProblems({ packages: { ...complete.packages, 'node_modules/x': entry } }, changed);

  it('names a host that only one machine reaches, and removes it', () => {
    const packages = {
      ...complete.packages,
      'node_modules/x': { version: '1.0.0', resolved: 'https://registry.example/x.tgz' },
    };
    expect(lockProblems({ packages }, manifest)).toHaveLength(1);
    expect(lockProblems(completeLock({ packages }), manifest)).toEqual([]);
  });

  it('names an install script that nobody reviewed', () => {
    expect(problemsWith({ version: '1.0.0', hasInstallScript: true })).toEqual([
      'x runs a script when installed, unreviewed: npm install-scripts approve',
    ]);
  });

  it('names a dependency that floats or is not locked', () => {
    const floating = { ...manifest, devDependencies: { tester: '^9.0.0' } };
    expect(problemsWith({}, floating)).toEqual([
      'devDependencies of package.json and of the lock file differ: npm install',
      'tester is not pinned to one version: ^9.0.0',
    ]);
  });
});
