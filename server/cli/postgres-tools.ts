import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { environmentWith } from '../config.ts';

const PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/?]*):([^@/?]*)@/;

/** A DATABASE_URL for a command line: every user of the machine can read those. */
export function withoutPassword(url: string): string {
  return url.replace(PASSWORD, '$1@');
}

/** Copies the database on the server that takes writes: a standby may lag behind.
 *  @returns what pg_dump complains of; null if it succeeded */
export async function dumpPostgres(url: string, file: string): Promise<string | null> {
  const [, , password = ''] = PASSWORD.exec(url) ?? [];
  const target = [`--file=${file}`, `--dbname=${withoutPassword(url)}`];
  const dump = spawn('pg_dump', ['--format=custom', '--no-password', ...target], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environmentWith({
      PGPASSWORD: decodeURIComponent(password),
      PGTARGETSESSIONATTRS: 'read-write',
      // A frozen server accepts connections; the next one is tried after as many seconds.
      PGCONNECT_TIMEOUT: '10',
    }),
  });
  const end = () => dump.kill();
  process.once('exit', end);
  const [complaint, [code]] = await Promise.all([text(dump.stderr), once(dump, 'close')]);
  process.off('exit', end);
  return code === 0 ? null : complaint.trim() || `pg_dump ended with ${code}`;
}
