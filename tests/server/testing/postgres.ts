import { afterAll, beforeAll, onTestFinished } from 'vitest';
import {
  createDatabase,
  dropDatabase,
  type PostgresCluster,
  startPostgresCluster,
} from './postgres-cluster.ts';

let shared: Promise<PostgresCluster> | undefined;

/** The test files of a worker share a PostgreSQL, which takes seconds to start. It ends with the worker. */
function sharedCluster(): Promise<PostgresCluster> {
  shared ??= startPostgresCluster();
  return shared;
}

/** The PostgreSQL that TEST_DATABASE_URL names, or one that files share and no test may stop.
 *  @returns makes an empty database for the running test, and tells its address */
export function withPostgres(): () => Promise<string> {
  // Not a setting of the server: the person who runs the tests may have a PostgreSQL at hand.
  const given = process.env.TEST_DATABASE_URL;
  return async () => {
    const url = given ?? (await sharedCluster()).url;
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
