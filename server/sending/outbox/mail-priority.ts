import { isAnswered } from '../../../domain/move/stage.ts';
import type { Database } from '../../database/database.ts';
import type { MailKind, OutboxChannel, OutboxRow } from '../../database/tables/outbox.table.ts';

/** The lower goes out first, however long the others have waited: what a program sends is always behind what a customer
 *  waits for. */
const PRIORITIES = {
  /** Somebody waits for it: a visitor, or the team for its link. */
  awaited: 0,
  /** About a request that the team has answered, or about its own work. */
  ours: 1,
  /** About a request that nobody has answered. */
  news: 2,
  suspected: 3,
} as const;

type Priority = (typeof PRIORITIES)[keyof typeof PRIORITIES];

/** Those of mails. Webhooks go out in the order of their events, so they have one. */
export const PRIORITIES_OF: Readonly<Record<OutboxChannel, readonly Priority[]>> = {
  mail: Object.values(PRIORITIES),
  webhook: [PRIORITIES.awaited],
};

/** `by-subject`: as far as the team has come with the request that it is about. */
const RULES: Readonly<Record<MailKind, keyof typeof PRIORITIES | 'by-subject'>> = {
  quote: 'awaited',
  acceptance: 'awaited',
  confirmation: 'awaited',
  cancellation: 'awaited',
  'day-before': 'awaited',
  bill: 'awaited',
  'bill-copy': 'awaited',
  correction: 'awaited',
  link: 'awaited',
  'contact-changed': 'awaited',
  // A program that sends requests makes us write no more than a hundred a day.
  acknowledgement: 'awaited',
  'sign-in': 'awaited',
  'signed-in': 'ours',
  // Only what the team wrote to somebody is answered, or does not arrive.
  answer: 'ours',
  undelivered: 'ours',
  morning: 'ours',
  digest: 'news',
  received: 'by-subject',
  changed: 'by-subject',
  call: 'by-subject',
  reminder: 'by-subject',
  deletion: 'by-subject',
};

/** That of a kind of mail whose subject makes no difference. */
export function fixedPriority(kind: MailKind): Priority | undefined {
  const rule = RULES[kind];
  return rule === 'by-subject' ? undefined : PRIORITIES[rule];
}

/** That of a mail by its subject. */
export async function priorityBySubject(
  db: Database,
  { submissionId, about }: Pick<OutboxRow<'mail'>, 'submissionId' | 'about'>,
): Promise<Priority> {
  if (submissionId === null) {
    const deletion = await db
      .selectFrom('deletions')
      .select('wasBooked')
      .where('reference', '=', about ?? '')
      .executeTakeFirst();
    return deletion?.wasBooked === 1 ? PRIORITIES.ours : PRIORITIES.news;
  }
  const subject = await db
    .selectFrom('submissions')
    .select(['stage', 'flag'])
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (subject && isAnswered(subject.stage)) return PRIORITIES.ours;
  return subject?.flag ? PRIORITIES.suspected : PRIORITIES.news;
}
