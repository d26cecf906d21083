import { shortTime } from '../../../domain/dates/local-time.ts';
import type { MailKind } from '../../database/tables/outbox.table.ts';
import { findUnsent } from '../../sending/outbox/outbox.queries.ts';
import { withDatabase } from '../team-database.ts';
import { block } from '../terminal/block.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type AddCommand, type Call, done, JSON_OPTION } from './command.ts';

export const outbox: AddCommand = (program, action) =>
  program
    .command('outbox')
    .summary('Lists email and webhooks that have not gone out, with what was given up first')
    .description(`waiting: the server tries it again at the time of the next try. dead: it was refused for good,
or for five days; mend the reason and use retry.`)
    .option(...JSON_OPTION)
    .action(action(runOutbox));

async function runOutbox({ config, terminal, now }: Call, { json }: { json?: true }) {
  return withDatabase(config.database, async (db) => {
    const mails = (await findUnsent(db)).map(unsent);
    if (json) await terminal.print(`${visibleJson({ mails })}\n`);
    else if (mails.length === 0) terminal.note('Nothing is waiting: all has gone out.');
    else await terminal.print(mails.map((mail) => blockOf(mail, now())).join('\n'));
    return done;
  });
}

type Unsent = ReturnType<typeof unsent>;

/** The subject of each email; the first one about a submission is named by its kind. */
const MAILS: Readonly<Record<Exclude<MailKind, 'received'>, string>> = {
  digest: 'requests and messages of a busy time',
  changed: 'change',
  call: 'call asked for',
  quote: 'quote, to the visitor',
  answer: 'answer to a quote',
  acceptance: 'answer to a yes, to the visitor',
  confirmation: 'confirmed day, to the visitor',
  cancellation: 'cancellation, to the visitor',
  'day-before': 'details for tomorrow, to the visitor',
  bill: 'what the move came to, to the visitor',
  correction: 'correction, to the visitor',
  link: 'link to their page, to the visitor',
  'bill-copy': 'what the move came to, to the firm that pays',
  'contact-changed': 'other contact, to the address before',
  acknowledgement: 'receipt of a request, to the visitor',
  undelivered: 'email not delivered',
  reminder: 'reminder',
  deletion: 'deletion',
  morning: 'morning email',
  'sign-in': 'link to sign in a device',
  'signed-in': 'device signed in',
};

/** Scripts rely on the field names. */
function unsent({ leaseId, finishedAt, ...row }: Awaited<ReturnType<typeof findUnsent>>[number]) {
  const { kind, channel, about, state, runAt } = row;
  return {
    ...row,
    about: channel === 'mail' ? mailAbout(kind as MailKind, about) : `webhook ${kind}`,
    runAt: state === 'waiting' ? runAt : null,
    inHand: leaseId !== null,
    diedAt: state === 'dead' ? finishedAt : null,
  };
}

const mailAbout = (kind: MailKind, about: string | null) =>
  kind === 'received' ? (about ?? 'erased') : MAILS[kind];

function blockOf(row: Unsent, now: Date): string {
  const { reference, about, state, since, attempts, lastError } = row;
  return block([
    [reference ?? 'none', about, state, since ? `since ${shortTime(since)}` : ''],
    [`tries: ${attempts}`, `next try: ${nextTry(row, now)}`],
    [lastError ?? ''],
  ]);
}

function nextTry({ runAt, inHand }: Unsent, now: Date): string {
  if (runAt === null) return 'none';
  if (inHand) return 'being tried';
  return runAt <= now.toISOString() ? 'at once' : shortTime(runAt);
}
