// npm run soak [-- --minutes 10 --database sqlite|postgres]: visitors press Send while the server is
// killed, the database goes away and mail fails; at the end nothing may be lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/database/database.ts';
import { retryMail } from '../server/sending/outbox/outbox.queries.ts';
import { outboxBacklog } from '../server/sending/outbox/outbox-backlog.ts';
import { loadConfig } from '../server/settings/config.ts';
import { type MailFault, startMailServer } from '../tests/server/testing/mail-server.ts';
import { letTimePass } from '../tests/server/testing/outbox-waiting.ts';
import { reckon } from '../tests/server/testing/reckoning.ts';
import { prepareFolder } from '../tests/server/testing/spawn-server.ts';
import { createVisitors } from '../tests/server/testing/visitors.ts';
import { postgresDatabase, type SoakDatabase, sqliteDatabase } from './soak-database.ts';
import { createSoakServer, type SoakServer } from './soak-server.ts';

const VISITORS = 6;
/** Chances per hundred; the remaining mails go well. */
const MAIL_FAULTS: Readonly<Record<Exclude<MailFault, 'none'>, number>> = {
  'hangs up': 5,
  'never greets': 1,
  'is busy': 5,
  refuses: 5,
  'is slow': 5,
  'dies after the dot': 3,
};
/** An abandoned lease ends within two minutes. */
const LAST_MAILS_MS = 180_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0) || !['sqlite', 'postgres'].includes(values.database)) {
  console.error('Use: npm run soak -- --minutes 10 --database sqlite|postgres');
  process.exit(2);
}

const folder = prepareFolder(mkdtempSync(join(tmpdir(), 'movers-soak-')));
const database = values.database === 'postgres' ? await postgresDatabase() : sqliteDatabase(folder);
try {
  await soak(database);
} finally {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function soak({ url, faults }: SoakDatabase): Promise<void> {
  const mails = await startMailServer(drawMailFault);
  const server = createSoakServer(folder, { DATABASE_URL: url, SMTP_URL: mails.url });
  const visitors = createVisitors();
  await server.start();

  const ends = performance.now() + minutes * 60_000;
  const pressing = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let number = 0; performance.now() < ends; number += 1) {
      await visitors.pressUntilTaken(() => server.url, `visitor-${visitor}-${number}`);
      await pause(Math.random() * 200);
    }
  });
  const misfortunes = new Map<string, number>();
  while (performance.now() < ends) {
    await pause(Math.random() * 700);
    const what = await strike(server, faults);
    misfortunes.set(what, (misfortunes.get(what) ?? 0) + 1);
  }
  await server.end('SIGKILL');
  mails.fault = () => 'none';
  await server.start();
  await Promise.all(pressing);

  const db = await openDatabase(loadConfig({ DATABASE_URL: url }).database);
  // The team's step once the mail server works again: leads retry --all
  await retryMail(db, 'all');
  // An email that a killed server may have sent waits for hours.
  await letTimePass(db);
  for (const began = performance.now(); performance.now() - began < LAST_MAILS_MS; ) {
    const { waiting } = await outboxBacklog(db, new Date());
    if (waiting === 0) break;
    await pause(500);
  }
  await server.end('SIGTERM');
  const result = await reckon(db, visitors.acknowledged.values(), mails.accepted);
  await db.destroy();
  await mails.close();

  const { lost, strangeCopies, ...counts } = result;
  print('What happened', Object.fromEntries([...misfortunes].toSorted()));
  print('Answers (0 is none)', Object.fromEntries(visitors.answers));
  print('Requests', { sent: visitors.sent, ...counts, lost: lost.length });
  const wrong = [...visitors.broken, ...lost, ...strangeCopies];
  for (const words of wrong.slice(0, 20)) console.error(`wrong: ${words}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** One misfortune; afterwards the server runs again. @returns the name of the misfortune */
async function strike(server: SoakServer, faults: SoakDatabase['faults']): Promise<string> {
  const drawn = Math.random();
  if (drawn < 0.7) {
    await server.end('SIGKILL');
    await server.start(drawn < 0.2 ? 'wrong' : 'right');
    return 'server killed';
  }
  if (drawn < 0.8) {
    await server.end('SIGTERM');
    await server.start();
    return 'server restarted';
  }
  const names = Object.keys(faults);
  const name = names[Math.floor(Math.random() * names.length)] ?? '';
  await faults[name]?.();
  return `database ${name}`;
}

function drawMailFault(): MailFault {
  let drawn = Math.random() * 100;
  for (const [fault, percent] of Object.entries(MAIL_FAULTS)) {
    drawn -= percent;
    if (drawn < 0) return fault as MailFault; // Object.entries loses the names' type.
  }
  return 'none';
}

function print(title: string, counts: Readonly<Record<string, number>>): void {
  console.log(`\n${title}\n`);
  for (const [name, count] of Object.entries(counts)) {
    console.log(`${name.padStart(22)} ${String(count).padStart(8)}`);
  }
}
