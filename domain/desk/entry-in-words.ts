import { changeInWords } from '../request/request-changes.ts';
import type { DeskEntry } from './desk-entry.ts';

const HEADINGS: Readonly<Record<DeskEntry['kind'], (by: string) => string>> = {
  taken: (by) => `${by} is on it`,
  quoted: (by) => `${by} sent the quote`,
  phoned: (by) => `${by} answered by phone`,
  refused: (by) => `${by}: not for us`,
  change: () => 'Changed by the visitor',
  call: () => 'The visitor asked for a call',
  seen: () => 'The visitor opened the quote',
  asked: () => 'The visitor asked something',
  accepted: () => 'The visitor accepted',
  declined: () => 'The visitor said no, thank you',
  reminded: () => 'Reminder sent to the team',
};

/** An entry in words: a heading, and the lines under it. */
export function entryInWords({
  kind,
  by = 'Somebody',
  said,
  changes = [],
}: Omit<DeskEntry, 'id' | 'at'>): {
  readonly heading: string;
  readonly lines: readonly string[];
} {
  return {
    heading: HEADINGS[kind](by),
    lines: [...(said ? [said] : []), ...changes.map(changeInWords)],
  };
}
