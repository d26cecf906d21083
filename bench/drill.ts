// npm run drill -- patroni [--way hosts|haproxy] [--lock etcd|etcd3] [--seconds 180] [--rate 20] [--keep]:
// visitors press Send while a PostgreSQL cluster under Patroni loses machines; at the end nothing may be lost.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMailServer } from '../tests/server/testing/mail-server.ts';
import { prepareFolder } from '../tests/server/testing/spawn-server.ts';
import { startCluster, WAYS } from './patroni/cluster.ts';
import { ETCD_APIS } from './patroni/etcd.ts';
import { type Happened, letHappen } from './patroni/misfortunes.ts';
import { outcomeOf } from './patroni/outcome.ts';
import { longestGap, type Presses, pressSteadily } from './patroni/presses.ts';
import { findPrograms, type Programs } from './patroni/programs.ts';
import { type Place, placeIn } from './patroni/started.ts';
import { createSoakServer } from './soak-server.ts';

const USE = `Use: npm run drill -- patroni --way ${WAYS.join('|')} --lock ${ETCD_APIS.join('|')} --seconds 180 --rate 20 --keep`;

const { values, positionals } = parseArgs({
  options: {
    way: { type: 'string', default: 'hosts' },
    lock: { type: 'string', default: 'etcd' },
    seconds: { type: 'string', default: '180' },
    rate: { type: 'string', default: '20' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const way = WAYS.find((name) => name === values.way);
const api = ETCD_APIS.find((name) => name === values.lock);
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
if (positionals.join() !== 'patroni' || !way || !api || !(seconds >= 60) || !(rate >= 1)) {
  console.error(USE);
  process.exit(2);
}
const programs = findPrograms();
if (typeof programs === 'string') {
  console.error(programs);
  process.exit(2);
}

process.once('SIGINT', () => process.exit(130));
const folder = mkdtempSync(join(tmpdir(), 'movers-drill-'));
process.once('exit', () => {
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
});
const place = placeIn(folder);
if (place.account.uid !== undefined) chownSync(folder, place.account.uid, place.account.gid ?? 0);
console.log(`${programs.versions}\nservers: ${way}, lock: ${api}, logs: ${folder}\n`);
await drill(place, programs, { way, api });
process.exit();

async function drill(
  place: Place,
  programs: Programs,
  how: Parameters<typeof startCluster>[2],
): Promise<void> {
  const cluster = await startCluster(place, programs, how);
  const mails = await startMailServer();
  const settings = { DATABASE_URL: cluster.databaseUrl, SMTP_URL: mails.url };
  const servers = ['one', 'two'].map((name) =>
    createSoakServer(prepareFolder(join(folder, `server-${name}`)), settings),
  );
  for (const server of servers) await server.start();
  const [first = servers[0]] = servers;
  if (!first) return;

  const began = performance.now();
  const presses = pressSteadily(() => servers.map(({ url }) => url), { rate, seconds });
  const happened = await letHappen(cluster, first, seconds);
  await presses.done;
  const { counts, wrong } = await outcomeOf(cluster, presses.visitors, mails);
  for (const server of servers) await server.end('SIGTERM');
  await cluster.end();

  print('Answers (0 is none)', Object.fromEntries(presses.visitors.answers));
  print('Requests', counts);
  print('Longest gap without a 201, in seconds', gaps(presses, happened, began));
  for (const words of wrong.slice(0, 20)) console.error(`wrong: ${words}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** The longest gap of the whole drill, and of the time from each misfortune to the next. */
function gaps({ taken }: Presses, happened: readonly Happened[], began: number) {
  const end = Math.max(...taken);
  const each = happened.map(({ name, from }, index): [string, string] => [
    name,
    longestGap(taken, from, happened[index + 1]?.from ?? end).toFixed(1),
  ]);
  return {
    'the whole drill': longestGap(taken, began, end).toFixed(1),
    ...Object.fromEntries(each),
  };
}

function print(title: string, figures: Readonly<Record<string, number | string>>): void {
  console.log(`\n${title}\n`);
  for (const [name, figure] of Object.entries(figures)) {
    console.log(`${name.padStart(40)} ${String(figure).padStart(8)}`);
  }
}
