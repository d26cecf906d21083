import { deskTime } from '../../domain/desk/desk-time.ts';
import { findLastCanary } from '../canary/canary.repository.ts';
import type { Config } from '../config.ts';
import { leadsName } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { StorageState } from '../database/storage-state.ts';
import type { LetterLine } from '../mail/letter.ts';
import { outboxBacklog } from '../outbox/outbox-backlog.ts';

const GIGABYTE = 1_000_000_000;

/** The state of the machine, for whoever runs it. */
export async function machineLines(
  db: Database,
  { database, canary }: Pick<Config, 'database' | 'canary'>,
  { lastBackup, freeBytes }: StorageState,
  now: Date,
): Promise<LetterLine[]> {
  const elsewhere = database.kind === 'postgres' ? 'not seen from here (PostgreSQL)' : undefined;
  return [
    {
      label: 'Last backup',
      value: elsewhere ?? (lastBackup ? deskTime(lastBackup.toISOString()) : 'none that is known'),
    },
    {
      label: 'Free disk',
      value:
        elsewhere ??
        (freeBytes === undefined ? 'not known' : `${(freeBytes / GIGABYTE).toFixed(1)} GB`),
    },
    { label: 'Email', value: await mailInWords(db, now) },
    { label: 'Canary', value: canary === 'off' ? 'off' : await lastProof(db) },
  ];
}

/** This mail is one of those that wait, since it is being sent. */
async function mailInWords(db: Database, now: Date): Promise<string> {
  const backlog = await outboxBacklog(db, now);
  const waiting = backlog.waiting - 1;
  const parts = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(backlog.dead > 0 ? [`${backlog.dead} given up`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}: ${leadsName()} outbox` : 'nothing is waiting';
}

/** How far the last canary got through storage and mail. */
async function lastProof(db: Database): Promise<string> {
  const last = await findLastCanary(db);
  if (!last) return 'none yet';
  const stored = `stored on ${deskTime(last.receivedAt)}`;
  return last.state === 'sent' && last.finishedAt
    ? `${stored}, mailed on ${deskTime(last.finishedAt)}`
    : `${stored}, but its email has not gone out`;
}
