import type { Suspicion } from '../../domain/suspicion.ts';
import type { Flag } from './submission.ts';

const WHY: Readonly<Record<Suspicion, string>> = {
  honeypot: 'a field was filled in that people neither see nor reach',
  'too-fast': 'the form was filled in and sent within two seconds',
};

/** How the mail about a suspected submission says so; empty for any other. The subject has the mark
 *  at its end: a mail rule finds it there, and everything else reads as usual. */
export function suspectedMark(flag: Flag | null): {
  readonly subject: string;
  readonly lead: string;
} {
  if (flag === null || flag === 'canary') return { subject: '', lead: '' };
  return {
    subject: ' (suspected spam)',
    lead: ` Suspected spam, because ${WHY[flag]}. If it reads like a person, answer it as usual. It is kept for 90 days.`,
  };
}
