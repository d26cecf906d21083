import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('who asks for a port gets one that nobody has been given, by system or test', async () => {
  const ports: number[] = [];
  while (ports.length < 40) ports.push(await freePort({ from: 32_000, to: 32_200 }));
  expect(new Set(ports).size).toBe(ports.length);
  expect(await freePort()).toBeLessThan(32_768);
});
