/** A way of writing that is never right in this project, and what to write instead. */
export interface Phrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Only what is always wrong is here: a rule with exceptions belongs in CONTRIBUTING.md. */
export const phrases: readonly Phrase[] = [
  { pattern: /\banew\b/i, instead: '“again”' },
  { pattern: /\bthe one who\b/i, instead: '“whoever”, or the person by their role' },
  { pattern: /\bneeds? not\b/i, instead: '“does not have to”' },
  {
    pattern: /\b(?:is|are) asked of\b/i,
    instead: '“is tested with”, “runs in” or “is required of”',
  },
  { pattern: /, also (?:if|after|when|where)\b/i, instead: '“even if”, “even after”' },
  { pattern: /\bno farther\b/i, instead: '“at most”, “only as far as”' },
  { pattern: /\bfor the eyes\b/i, instead: '“visual only”' },
  {
    pattern: /\bstands? (?:once|in the (?:fragment|path|row|file))\b/i,
    instead: '“is in” or “is defined once in”',
  },
  {
    // “There is no key” is plain English, and “this is no key” is not.
    pattern: /(?<!\bthere )\bis no (?!longer|such|more|less|one\b)/i,
    instead: '“is not a”',
  },
];
