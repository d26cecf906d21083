import type { Config } from '../settings/config.ts';

const PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/?]*):([^@/?]*)@/;

/** The file, or the DATABASE_URL without its password: for messages and the log. */
export function databaseName(database: Config['database']): string {
  return database.kind === 'sqlite' ? database.file : database.url.replace(PASSWORD, '$1@');
}
