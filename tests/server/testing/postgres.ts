import { afterAll, beforeAll, onTestFinished } from 'vitest';
import {
  createDatabase,
  dropDatabase,
  type PostgresCluster,
  startPostgresCluster,
} from './postgres-cluster.ts';

/** PostgreSQL for the tests of this file: the one that TEST_DATABASE_URL names, or a new one.
 *  @returns makes an empty database for the running test, and tells its address */
export function withPostgres(): () => Promise<string> {
  // Not a setting of the server: the person who runs the tests may have a PostgreSQL at hand.
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : withPostgresCluster();
  return async () => {
    const url = given ?? cluster?.().url ?? '';
    const databaseUrl = await createDatabase(url);
    onTestFinished(() => dropDatabase(url, databaseUrl));
    return databaseUrl;
  };
}

/** A PostgreSQL for this file that may be stopped and killed. */
export function withPostgresCluster(): () => PostgresCluster {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
  });
  afterAll(() => cluster?.remove());
  return () => cluster;
}
