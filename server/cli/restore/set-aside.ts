import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replacedCalled } from '../../retention/replaced-databases.ts';
import { inSchema } from '../../retention/replaced-schemas.ts';
import type { Config } from '../../settings/config.ts';
import { StartError } from '../../settings/start-error.ts';

type Place = Config['database'];

export const REPLACED_OPTION = [
  '--replaced <NAME>',
  'in a database that a restore has set aside, by the name that it printed',
] as const;

export interface ReplacedOption {
  readonly replaced?: string;
}

/** The name of a database that a restore has set aside: the end of a file's name, or a schema. It needs neither the
 *  password nor the folder of the database, and nothing that a shell reads. */
export function nameOfReplaced(kept: Place): string {
  const { kind } = kept;
  const name = (kind === 'sqlite' ? basename(kept.file) : decodeURIComponent(kept.url)).match(
    NAMES[kind],
  );
  return name?.[0] ?? '';
}

const NAMES = {
  sqlite: /before-restore-[\w.-]+$/,
  postgres: /before_restore_\w+$/,
} as const;

/** @throws StartError for a name that no restore gives */
export function replacedDatabase(database: Place, name: string): Place {
  const { kind } = database;
  if (name.match(NAMES[kind])?.[0] !== name) {
    throw new StartError(`No restore has set aside anything called ${name}.`);
  }
  return kind === 'sqlite'
    ? { kind, file: replacedCalled(database.file, name) }
    : { kind, url: inSchema(database.url, name) };
}

/** The newest release next to this one that knows the migration; undefined if there is none, as in a container. */
export function releaseWith(migration: string, folder = process.cwd()): string | undefined {
  const releases = dirname(folder);
  const knows = (name: string) =>
    existsSync(join(releases, name, 'server/database/migrations', `${migration}.ts`));
  const newest = readdirSync(releases).toSorted().findLast(knows);
  return newest && join(releases, newest);
}
