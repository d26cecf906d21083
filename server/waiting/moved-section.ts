import type { LetterSection } from '../sending/mail/letter.ts';
import { afterMoveLink } from './after-move.ts';
import type { StoredCase } from './morning-cases.ts';

/** The moves of yesterday, each with a text that asks how it went. A person sends it. */
export function movedSection(cases: readonly StoredCase[], now: Date): LetterSection {
  return {
    title: 'Moved yesterday: ask how it went',
    lines: cases.map((each) => ({
      label: each.stored.name,
      value: each.stored.reference,
      link: afterMoveLink(each, now),
    })),
  };
}
