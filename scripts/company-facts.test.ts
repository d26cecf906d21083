import { expect, test } from 'vitest';
import { factProblems } from './company-facts.ts';

const ACCOUNT = {
  holder: 'Jozi Family Movers',
  bank: 'A bank',
  branchCode: '051001',
  number: '0062555016',
};

test.each([
  ['none', null, []],
  ['a whole one', ACCOUNT, []],
  ['without a holder', { ...ACCOUNT, holder: '' }, ['account: please give the holder']],
  ['a branch that lost its zero', { ...ACCOUNT, branchCode: '51001' }, ['account: a branch code']],
  ['a number with spaces', { ...ACCOUNT, number: '006 255 5016' }, ['account: please write']],
])('of an account the build refuses what cannot be one: %s', (_, account, problems) => {
  expect(factProblems({ account })).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
