// @module-tag postgres
import pg from 'pg';
import { expect, test } from 'vitest';
import { withPostgres } from '../../tests/server/testing/postgres.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { StartError } from '../settings/start-error.ts';

const newDatabase = withPostgres();

async function inPostgres(url: string, ...statements: readonly string[]) {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function withChanges(url: string, changes: Partial<URL>): string {
  return Object.assign(new URL(url), changes).href;
}

test.each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s is refused in one sentence',
  async (encoding) => {
    const url = await newDatabase();
    const name = `in_${encoding.toLowerCase()}`;
    await inPostgres(url, `create database ${name} encoding '${encoding}' template template0`);
    try {
      const opening = openDatabaseAt(withChanges(url, { pathname: name }));
      await expect(opening).rejects.toThrow(StartError);
      await expect(opening).rejects.toThrow(`in ${encoding}`);
    } finally {
      await inPostgres(url, `drop database ${name}`);
    }
  },
);

test('a role that may not make tables is refused in one sentence', async () => {
  const url = await newDatabase();
  await inPostgres(url, 'create role guest login', 'grant usage on schema public to guest');
  try {
    const opening = openDatabaseAt(withChanges(url, { username: 'guest' }));
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow('permission denied');
  } finally {
    await inPostgres(url, 'drop owned by guest', 'drop role guest');
  }
});
