import type { Database } from '../database/database.ts';

/** How many submissions came in since then, and how many of the team's emails about them went out. */
export async function countSince(
  db: Database,
  since: string,
): Promise<{ stored: number; mailed: number }> {
  const inDigests = await db
    .selectFrom('submissions')
    .innerJoin('outbox', 'outbox.about', 'submissions.digest')
    .select(({ fn }) => fn.countAll().as('mailed'))
    .where('receivedAt', '>=', since)
    .where('digest', 'is not', null)
    .where('outbox.kind', '=', 'digest')
    .where('outbox.state', '=', 'sent')
    .executeTakeFirstOrThrow();
  const counts = await db
    .selectFrom('submissions')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.submissionId', '=', 'submissions.id')
        .on('outbox.kind', '=', 'received')
        .on('outbox.state', '=', 'sent'),
    )
    .select(({ fn }) => [
      fn.count('submissions.id').as('stored'),
      fn.count('outbox.id').as('mailed'),
    ])
    .where('receivedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return {
    stored: Number(counts.stored),
    mailed: Number(counts.mailed) + Number(inDigests.mailed),
  };
}
