import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { deskTime } from '../../domain/dates/desk-time.ts';
import type { Database } from '../database/database.ts';
import type { StorageState } from '../database/storage-state.ts';
import type { LetterLine } from '../sending/mail/letter.ts';
import { type OutboxBacklog, outboxBacklog } from '../sending/outbox/outbox-backlog.ts';
import { type Config, leadsName } from '../settings/config.ts';

const GIGABYTE = 1_000_000_000;

/** The state of the machine in one line, for whoever runs it. */
export async function machineLine(
  db: Database,
  { database }: Pick<Config, 'database'>,
  { lastBackup, freeBytes }: StorageState,
  now: Date,
): Promise<LetterLine> {
  const disk =
    database.kind === 'postgres'
      ? ['backup and disk are not seen from here (PostgreSQL)']
      : [
          lastBackup ? `backup ${deskTime(lastBackup.toISOString())}` : 'no backup that is known',
          freeBytes === undefined
            ? 'free disk not known'
            : `${(freeBytes / GIGABYTE).toFixed(1)} GB free`,
        ];
  const parts = [...disk, ...(await backlogs(db, now)), await lastDayInWords(db, now)];
  return { label: 'The machine', value: parts.join('; ') };
}

/** Counts what waits to go out, this mail apart: it is being sent. */
async function backlogs(db: Database, now: Date): Promise<string[]> {
  const { waiting, dead } = await outboxBacklog(db, now);
  const email = backlogInWords({ waiting: waiting - 1, dead });
  const webhooks = backlogInWords(await outboxBacklog(db, now, 'webhook'));
  return [
    email ? `email ${email}` : 'no email is waiting',
    ...(webhooks ? [`webhooks ${webhooks}`] : []),
  ];
}

function backlogInWords({ waiting, dead }: Pick<OutboxBacklog, 'waiting' | 'dead'>) {
  const parts = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(dead > 0 ? [`${dead} given up`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}: ${leadsName()} outbox` : undefined;
}

/** The number of submissions within a day, and whether the team got the emails about them. */
export async function lastDayInWords(db: Database, now: Date): Promise<string> {
  const since = new Date(now.getTime() - DAY_MS);
  const { stored, mailed } = await countSince(db, since.toISOString());
  if (stored === 0) return 'nothing came in during the last day';
  return `${stored} stored in the last day, ${stored === mailed ? 'all' : mailed} mailed`;
}

/** How many submissions came in since then, and how many of the team's emails about them went out. */
async function countSince(
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
