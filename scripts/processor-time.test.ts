import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { secondsOfEnded } from './processor-time.ts';

test.runIf(process.platform === 'linux')('counts what a command and its own commands took', () => {
  const busy = 'const end = process.cpuUsage(); while (process.cpuUsage(end).user < 1e5);';
  const inside = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
  secondsOfEnded();
  execFileSync(process.execPath, ['-e', inside]);
  expect(secondsOfEnded()).toBeGreaterThanOrEqual(0.1);
  expect(secondsOfEnded()).toBe(0);
});

test('a system that does not tell counts nothing', () => {
  expect(secondsOfEnded(() => '')).toBeLessThanOrEqual(0);
});
