import { type Difference, differenceLines } from '../../../domain/quote/differences.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';

/** Each thing that a mail changes, with what it was before; no section if nothing is new. */
export function newSection(found: readonly Difference[]): LetterSection[] {
  return found.length > 0 ? [{ title: 'What’s new', lines: differenceLines(found) }] : [];
}
