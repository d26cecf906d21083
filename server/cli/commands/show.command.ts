import { inLocalTime } from '../../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { sourceLines } from '../../../domain/figures/source-in-words.ts';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import { arrivalLines } from '../../../domain/quote/visit-in-words.ts';
import type { Database } from '../../database/database.ts';
import { findDeletions } from '../../moves/deletion.repository.ts';
import { eventInWords } from '../../moves/event-in-words.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import { accountInWords } from '../lead-block.ts';
import { REPLACED_OPTION, type ReplacedOption } from '../restore/set-aside.ts';
import { eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, markInWords, printed } from '../stored-submission.ts';
import { withReadable } from '../team-database.ts';
import { visibleJson, visibleText } from '../terminal/visible.ts';
import { type AddCommand, type Call, done, failed, JSON_OPTION } from './command.ts';

interface Line {
  readonly label: string;
  readonly value: string;
}

export const show: AddCommand = (program, action) =>
  program
    .command('show <REF|EMAIL>')
    .summary('Shows everything about one request or message, or all from one address')
    .option(...JSON_OPTION)
    .option(...REPLACED_OPTION)
    .action(action(runShow));

async function runShow(
  { leads, config, terminal }: Call,
  word: string,
  { json: asJson, ...where }: { json?: true } & ReplacedOption,
) {
  const whom = word.trim();
  const reference = whom.toUpperCase();
  return withReadable(config.database, where, async (db) => {
    const filter = whom.includes('@') ? { email: whom } : { reference };
    const found = await Array.fromAsync(eachSubmission(db, filter));
    const [only] = found;
    if (!only && 'email' in filter) return failed(`Nothing came from ${whom}.`);
    if (!only) return failed(await whyNothing(db, reference, `${leads} find ${whom}`));
    const json = () =>
      visibleJson('email' in filter ? { leads: found.map(printed) } : printed(only));
    const text = () => found.map((submission) => described(submission, leads)).join('\n');
    await terminal.print(asJson ? `${json()}\n` : text());
    return done;
  });
}

function described(submission: FullCase, leads: string): string {
  const { stored, events } = submission;
  const lines = [
    { label: 'Reference', value: stored.reference },
    { label: 'Received', value: inLocalTime(stored.receivedAt) },
    { label: 'Email to us', value: mailInWords(submission, leads) },
    { label: 'Mark', value: markInWords(stored.flag) },
    ...kindOf(stored).lines(stored.content),
    ...sourceLines(stored),
    ...plannedDays(submission),
    { label: 'Account', value: accountInWords(submission.progress) },
    ...events.map(historyLine),
  ].filter(({ value }) => value !== '');
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2;
  return lines.map((line) => aligned(line, width)).join('');
}

const DAY_LABELS = {
  offered: 'Quoted day',
  agreed: 'Agreed day',
  confirmed: 'Confirmed day',
  done: 'Moved on',
} as const;

/** None for a wished day, which is among the request's lines. */
function plannedDays({ progress: { plan } }: FullCase): Line[] {
  const { status, visits } = plan;
  if (status === 'wished') return [];
  if (visits.length === 1)
    return [{ label: DAY_LABELS[status], value: moveDateInWords(visits[0].day) }];
  return [
    {
      label: DAY_LABELS[status],
      value: arrivalLines(visits)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    },
  ];
}

function aligned({ label, value }: Line, width: number): string {
  const indented = visibleText(value).replaceAll('\n', `\n${' '.repeat(width)}`);
  return `${label.padEnd(width)}${indented}\n`;
}

/** The history, as the desk tells it. */
function historyLine(event: HistoryEvent): Line {
  const { heading, lines } = eventInWords(event);
  return { label: 'Then', value: [`${heading}, ${inLocalTime(event.at)}`, ...lines].join('\n') };
}

async function whyNothing(db: Database, reference: string, search: string): Promise<string> {
  const [deletion] = await findDeletions(db, reference);
  if (!deletion) {
    return `Nothing has the reference ${reference}. For a part of it, a name or a number: ${search}`;
  }
  return `Whoever sent ${reference} deleted it on ${inLocalTime(deletion.at)}.`;
}

function mailInWords({ mail }: FullCase, leads: string): string {
  if (!mail) return 'none';
  if (mail.state === 'waiting') return `waiting; see ${leads} outbox`;
  const at = mail.finishedAt ? ` on ${inLocalTime(mail.finishedAt)}` : '';
  return mail.state === 'sent' ? `sent${at}` : `given up${at}; see ${leads} outbox`;
}
