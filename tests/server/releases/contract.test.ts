import { expect, test } from 'vitest';
import { loadConfig } from '../../../server/settings/config.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { brokenPromises, CONTRACT } from './contract.ts';
import { publishedNames, STORED } from './names-in-code.ts';

test('what is stored has the names of the contract', () => {
  expect(brokenPromises(CONTRACT.stored, STORED)).toEqual([]);
});

test('what is published has the names of the contract', async () => {
  const { app } = await buildTestApp({ config: loadConfig({}) });
  expect(brokenPromises(CONTRACT.published, await publishedNames(app))).toEqual([]);
});

test('a name that is renamed is two sentences that say what to do', () => {
  expect(
    brokenPromises({ 'events.kind': ['taken', 'call'] }, { 'events.kind': ['claimed', 'call'] }),
  ).toEqual([
    expect.stringMatching(/^events\.kind: “taken” is gone from the code\. .+: keep it, /),
    expect.stringMatching(/^events\.kind: “claimed” is new\. Add it to .+contract\.json: /),
  ]);
});
