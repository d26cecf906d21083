import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const workflow = parse(read('.github/workflows/test.yml'));
const [job] = Object.values<{
  strategy: { matrix: { node: number[] } };
  container: string;
  steps: { uses?: string; run?: string }[];
}>(workflow.jobs);

test('a pull request runs all tests, each once', () => {
  expect(Object.keys(workflow.on)).toContain('pull_request');
  const commands = job?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['.ci/run']);
  expect(read('.ci/run').match(/^npm .*/gm)).toEqual(['npm test', 'npm test -- --rest']);
});

test('it is started by the oldest Node that package.json allows, and by one that is newer than ours', () => {
  const [oldest = 0, ...others] = job?.strategy.matrix.node ?? [];
  expect(manifest.engines.node).toBe(`>=${oldest}`);
  expect(Math.max(...others)).toBeGreaterThan(Number.parseInt(manifest.dependencies.node, 10));
  expect(job?.container).toMatch(/^node:\$\{\{ matrix\.node \}\}-/);
});

test('the runtime is one number', () => {
  expect(read('.nvmrc').trim()).toBe(manifest.dependencies.node);
  const hashes = JSON.parse(read('scripts/runtime-hashes.json'));
  expect(hashes.version).toBe(manifest.dependencies.node);
  expect(Object.keys(hashes.sha256)).toContain('linux-x64');
  for (const hash of Object.values(hashes.sha256)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const major = Number.parseInt(manifest.dependencies.node, 10);
  for (const [, image] of read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm)) {
    expect(Number(image)).toBe(major);
  }
});

test('what the repository’s own documents point to is there', () => {
  for (const file of ['SECURITY.md', ...globSync('.github/**/*.{md,yml}', { cwd: root })]) {
    const named = read(file).matchAll(/(?<![\w/.])(?:[\w-]+\/)*[\w-]+\.(?:md|ts)\b/g);
    for (const [path] of named)
      expect(existsSync(join(root, path)), `${path} in ${file}`).toBe(true);
  }
  expect(read('SECURITY.md')).toContain('/.well-known/security.txt');
  expect(existsSync(join(root, 'web/pages/.well-known/security.txt.ts'))).toBe(true);
});

test('no test replaces a module that another file of its worker may have loaded', () => {
  for (const file of globSync('{content,demo,domain,scripts,server,tests,web}/**/*.test.{ts,tsx}', {
    cwd: root,
  })) {
    expect(read(file), `${file}: vi.resetModules and vi.doMock do it`).not.toMatch(/\bvi\.mock\(/);
  }
});
