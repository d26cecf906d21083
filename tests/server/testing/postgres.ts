import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';
import { isForFullRun } from '../../tags.ts';
import {
  createDatabase,
  dropDatabase,
  emptyDatabase,
  type PostgresCluster,
  startPostgresCluster,
} from './postgres-cluster.ts';

let shared: Promise<PostgresCluster> | undefined;
/** Databases in it that earlier tests have left empty. */
const spare: string[] = [];

/** The test files of a worker share a PostgreSQL, which takes seconds to start. It ends with the worker.
 *  Nobody cuts its power, so it does not wait for the disk. */
function sharedCluster(): Promise<PostgresCluster> {
  shared ??= startPostgresCluster(['fsync=off', 'full_page_writes=off']);
  return shared;
}

/** The PostgreSQL that TEST_DATABASE_URL names, or one that files share and no test may stop.
 *  @returns makes an empty database for the running test, and tells its address */
export function withPostgres(): () => Promise<string> {
  // Not a setting of the server: the person who runs the tests may have a PostgreSQL at hand.
  const given = process.env.TEST_DATABASE_URL;
  const newDatabase = given ? () => ownDatabase(given) : spareDatabase;
  return () => {
    refuseEverydayTest();
    return newDatabase();
  };
}

/** PostgreSQL takes seconds to start, so a test that uses it has a tag by which `npm test` leaves it out. */
function refuseEverydayTest(): void {
  const { name = '', tags = [] } = TestRunner.getCurrentTest() ?? {};
  if (isForFullRun(tags)) return;
  throw new Error(`“${name}” uses PostgreSQL: give it the tag postgres (onEachDatabase does).`);
}

async function ownDatabase(url: string): Promise<string> {
  const databaseUrl = await createDatabase(url);
  onTestFinished(() => dropDatabase(url, databaseUrl));
  return databaseUrl;
}

async function spareDatabase(): Promise<string> {
  const databaseUrl = spare.pop() ?? (await createDatabase((await sharedCluster()).url));
  onTestFinished(async () => {
    await emptyDatabase(databaseUrl);
    spare.push(databaseUrl);
  });
  return databaseUrl;
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
