import { expect, test } from 'vitest';
import { payLines } from './pay-in-words.ts';

const inWords = (...of: Parameters<typeof payLines>) =>
  payLines(...of).map(({ label, value }) => `${label}: ${value}`);

test('a visitor reads the account as the bank writes it, and that it never changes by email', () => {
  const account = {
    holder: 'The Movers',
    bank: 'A bank',
    branchCode: '051001',
    number: '0062555016',
  };
  expect(inWords('JFM-7K3Q-24', account).slice(1)).toEqual([
    'Account holder: The Movers',
    'Bank: A bank, branch code 051001',
    'Account number: 0062555016',
    'Reference: Write JFM-7K3Q-24 on a transfer.',
    expect.stringContaining('Our account never changes by email.'),
  ]);
});

test('without an account they phone for it', () => {
  const [how, ...rest] = inWords('JFM-7K3Q-24', null);
  expect(how).toContain('Phone us for our account.');
  expect(rest).toHaveLength(2);
});
