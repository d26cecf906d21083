import type { Submission } from '../../../server/requests/submission.ts';

const FIELDS = [
  'id',
  'reference',
  'receivedAt',
  'flag',
  'source',
  'subject',
  'deskKey',
  'linkKey',
  'mailKey',
  'readKey',
  'isProved',
] as const;

/** Those of the changes that concern the server's own fields of a submission. */
export function submissionIn(
  changes: Partial<Submission>,
): Partial<Pick<Submission, (typeof FIELDS)[number]>> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  );
}
