import { expect, test } from 'vitest';
import { describeArchive, releaseName } from './release-name.ts';

test.each<[string | undefined, string, string]>([
  ['v1.0.0-0-gabc1234', '1.0.0', 'exactly what was released'],
  ['v1.0.0-0-gabc1234\n', '1.0.0', 'as git prints it'],
  ['v1.0.0-0-gabc1234-dirty', '1.1.0-dev+abc1234.changed', 'changed since'],
  ['v1.0.0-12-gabc1234', '1.1.0-dev+abc1234', 'commits since'],
  ['v0.9.0-0-gabc1234', '1.1.0-dev+abc1234', 'the tag of another release'],
  ['trial-0-gabc1234', '1.1.0-dev+abc1234', 'a tag that is no release'],
  ['abc1234', '1.1.0-dev+abc1234', 'no tag'],
  ['abc1234-dirty', '1.1.0-dev+abc1234.changed', 'no tag, and changed'],
  [undefined, '1.1.0-dev', 'no git'],
  ['', '1.1.0-dev', 'no git in a container'],
])('%j is %s: %s', (description, name) => {
  expect(releaseName('1.0.0', description)).toBe(name);
});

test.each<[string, string, string]>([
  ['v1.0.0\nabc1234\n', '1.0.0', 'an archive of the tag'],
  ['v1.0.0-12-gabc1234\nabc1234\n', '1.1.0-dev+abc1234', 'an archive of commits since'],
  ['\nabc1234\n', '1.1.0-dev+abc1234', 'an archive without any tag'],
  ['$Format:%(describe)$\n$Format:%h$\n', '1.1.0-dev', 'a copy that is no archive'],
])('of an archive %j is %s: %s', (filled, name) => {
  expect(releaseName('1.0.0', describeArchive(filled))).toBe(name);
});
