import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database.ts';
import { setAsidePrefixes } from '../retention/replaced-databases.ts';
import { replacedSchemas } from '../retention/replaced-schemas.ts';
import type { Config } from '../settings/config.ts';

/** Lists the copies that no command can remove, which the team must remove by hand. */
export async function beyondReach(
  db: Database,
  { database, mail, teamInbox, webhooks }: Config,
): Promise<string> {
  const inboxes = teamInbox.map(({ address }) => address).join(', ');
  const lines = [`mail that has arrived, and answers to it: ${inboxes}`];
  if (mail.kind === 'folder') lines.push(`mail in files: ${mail.folder}`);
  if (webhooks) lines.push(`what the receiver of webhooks has kept: ${new URL(webhooks.url).host}`);
  lines.push('copies of the database: files made by leads backup, snapshots of the disk');
  if (database.kind === 'sqlite') lines.push(...(await replacedDatabases(database.file)));
  else
    lines.push(
      ...(await replacedSchemas(db)).map((schema) => `the schema ${schema} of this database`),
      'PostgreSQL’s own files, until its autovacuum and its archive of the log have moved on',
    );
  return ['Beyond reach of this command:', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The databases that restores or lost files have left. */
async function replacedDatabases(file: string): Promise<string[]> {
  const folder = dirname(file);
  const names = await readdir(folder);
  return names
    .filter((name) => setAsidePrefixes(file).some((prefix) => name.startsWith(prefix)))
    .map((name) => join(folder, name));
}
