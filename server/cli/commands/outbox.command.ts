import { shortTime } from '../../../domain/local-time.ts';
import { findUnsentMail } from '../../outbox/outbox.queries.ts';
import { withDatabase } from '../team-database.ts';
import { type Column, table } from '../terminal/table.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Command, done, JSON_OPTION } from './command.ts';

export const outbox: Command = {
  name: 'outbox',
  operands: [],
  about: 'Lists mail to the team that has not gone out, given up first',
  details: `waiting: the server tries it again at the time of the next try. parked: it was refused for good,
or for five days; mend the reason and use retry.`,
  options: JSON_OPTION,
  async run({ has, config, terminal, now }) {
    return withDatabase(config.database, async (db) => {
      const mails = (await findUnsentMail(db)).map(unsentMail);
      if (has('json')) await terminal.print(`${visibleJson({ mails })}\n`);
      else if (mails.length === 0) terminal.note('Nothing waits: all mail went out.');
      else await terminal.print(table(columns(now()), mails, terminal.width));
      return done;
    });
  },
};

type UnsentMail = ReturnType<typeof unsentMail>;

const KINDS = {
  'quote-request': 'quote',
  'contact-submission': 'message',
  'follow-up': 'erased',
  offer: 'quote to the visitor',
  answer: 'answer to a quote',
  acceptance: 'accepted, to the visitor',
  reminder: 'reminder',
  morning: 'morning mail',
} as const;

/** Scripts rely on the field names. */
function unsentMail({
  kind,
  visitorAction,
  reference,
  receivedAt,
  state,
  failures,
  lastError,
  dueAt,
  leaseId,
  settledAt,
}: Awaited<ReturnType<typeof findUnsentMail>>[number]) {
  return {
    reference,
    kind: visitorAction ?? KINDS[kind],
    state,
    receivedAt,
    failures,
    lastError,
    nextTryAt: state === 'waiting' ? dueAt : null,
    inHand: leaseId !== null,
    parkedAt: state === 'parked' ? settledAt : null,
  };
}

function columns(now: Date): readonly Column<UnsentMail>[] {
  return [
    {
      title: 'Reference',
      of: ({ reference, kind }) => reference ?? (kind === KINDS.morning ? 'none' : 'erased'),
    },
    { title: 'About', of: ({ kind }) => kind },
    { title: 'State', of: ({ state }) => state },
    { title: 'Since', of: ({ receivedAt }) => (receivedAt ? shortTime(receivedAt) : '') },
    { title: 'Tries', of: ({ failures }) => String(failures) },
    { title: 'Next try', of: (mail) => nextTry(mail, now) },
    { title: 'Last error', of: ({ lastError }) => lastError ?? '', least: 12 },
  ];
}

function nextTry({ nextTryAt, inHand }: UnsentMail, now: Date): string {
  if (nextTryAt === null) return 'none';
  if (inHand) return 'being tried';
  return nextTryAt <= now.toISOString() ? 'at once' : shortTime(nextTryAt);
}
