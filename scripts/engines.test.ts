import { expect, it } from 'vitest';
import { findEngines } from './engines.ts';

it('says how to get an engine that is not installed', async () => {
  await expect(findEngines(() => false)).rejects.toThrow(
    'npx playwright install --with-deps firefox webkit',
  );
});

it('names both where they are', async () => {
  expect(await findEngines(() => true)).toEqual({ PLAYWRIGHT_ENGINES: 'firefox webkit' });
});
