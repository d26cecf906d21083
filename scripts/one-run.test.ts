import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { otherRun } from './one-run.ts';

test('a second run hears who has the folder, until that one is killed', async () => {
  const folder = temporaryFolder();
  const program = `
    import { otherRun } from '${import.meta.resolve('./one-run.ts')}';
    console.log(otherRun('${folder}'));
    setInterval(() => {}, 60_000);`;
  const first = spawn(process.execPath, ['--input-type=module', '-e', program]);
  onTestFinished(() => void first.kill('SIGKILL'));
  const [said] = await once(first.stdout.setEncoding('utf8'), 'data');
  expect(said).toBe('undefined\n');

  expect(otherRun(folder)).toBe(first.pid);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(otherRun(folder)).toBeUndefined();
});
