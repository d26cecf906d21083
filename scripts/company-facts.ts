import type { BankAccount } from '../content/facts.ts';

/** What is wrong with the owner's facts, a sentence each: a slip in them costs money. */
export function factProblems({ account }: { readonly account: BankAccount | null }): string[] {
  if (!account) return [];
  const { holder, bank, branchCode, number } = account;
  return [
    holder && bank ? '' : 'account: please give the holder and the bank.',
    /^\d{6}$/.test(branchCode)
      ? ''
      : `account: a branch code has six digits, and “${branchCode}” has not.`,
    /^\d{6,16}$/.test(number)
      ? ''
      : `account: please write the number in digits; “${number}” has others, or too few.`,
  ].filter(Boolean);
}
