import { account } from '../../../content/company.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';
import { payLines } from './pay-in-words.ts';

/** How to pay, before there is something to pay; nothing without an account. */
export function accountSection(reference: string): LetterSection[] {
  return account ? [{ title: 'To pay', lines: payLines(reference, account) }] : [];
}
