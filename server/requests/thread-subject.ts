import type { Submission } from './submission.ts';

/** The subject of a later mail about a submission: Gmail puts mails with different subjects into different
 *  conversations, so it repeats the first even after the answers changed. */
export function threadSubject({
  subject,
  reference,
}: Pick<Submission, 'subject' | 'reference'>): string {
  return `Re: ${subject ?? `[${reference}]`}`;
}
