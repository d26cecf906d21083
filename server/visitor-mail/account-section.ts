import { account } from '../../content/company.ts';
import { payLines } from '../../domain/quote/pay-in-words.ts';
import type { LetterSection } from '../mail/letter.ts';

/** How to pay, before there is something to pay; nothing without an account. */
export function accountSection(reference: string): LetterSection[] {
  return account ? [{ title: 'To pay', lines: payLines(reference, account) }] : [];
}
