import { entryInWords } from '../../../domain/desk/entry-in-words.ts';
import { inLocalTime } from '../../../domain/local-time.ts';
import { offerLines } from '../../../domain/quote/quote-in-words.ts';
import { accessLines } from '../../../domain/request/access.ts';
import { changeInWords } from '../../../domain/request/request-changes.ts';
import {
  inventoryLines,
  moveLines,
  propertyLines,
} from '../../../domain/request/request-summary.ts';
import type { Database } from '../../database/database.ts';
import { findDeletionNotices } from '../../retention/deletion-notice.repository.ts';
import { findSubmissionHeads, findSubmissions } from '../stored-submission.repository.ts';
import { markInWords, type QuoteSubmission, type StoredSubmission } from '../stored-submission.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson, visibleText } from '../terminal/visible.ts';
import { type Command, done, failed, JSON_OPTION } from './command.ts';

interface Line {
  readonly label: string;
  readonly value: string;
}

export const show: Command = {
  name: 'show',
  operands: ['<REF|EMAIL>'],
  about: 'Shows everything about one request or message, or all from one address',
  options: JSON_OPTION,
  async run({ operands: [word = ''], has, leads, config, terminal }) {
    const whom = word.trim();
    const reference = whom.toUpperCase();
    return withDatabase(config.database, async (db) => {
      const filter = whom.includes('@') ? { email: whom } : { reference };
      const found = await findSubmissions(db, await findSubmissionHeads(db, filter));
      const [only] = found;
      if (!only && 'email' in filter) return failed(`Nothing came from ${whom}.`);
      if (!only) return failed(await whyNothing(db, reference, `${leads} find ${whom}`));
      const json = () => visibleJson('email' in filter ? { leads: found } : only);
      const text = () => found.map((submission) => described(submission, leads)).join('\n');
      await terminal.print(has('json') ? `${json()}\n` : text());
      return done;
    });
  },
};

function described(submission: StoredSubmission, leads: string): string {
  const lines = [
    { label: 'Reference', value: submission.reference },
    { label: 'Received', value: inLocalTime(submission.receivedAt) },
    { label: 'Mail to us', value: mailInWords(submission, leads) },
    { label: 'Mark', value: markInWords(submission) },
    ...(submission.kind === 'quote' ? quoteLines(submission) : messageLines(submission)),
    ...submission.desk.map(deskLine),
  ].filter(({ value }) => value !== '');
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2;
  return lines.map((line) => aligned(line, width)).join('');
}

function aligned({ label, value }: Line, width: number): string {
  const indented = visibleText(value).replaceAll('\n', `\n${' '.repeat(width)}`);
  return `${label.padEnd(width)}${indented}\n`;
}

function quoteLines(submission: QuoteSubmission): Line[] {
  const { bedrooms, bathrooms, hasGarage, hasStoreroom } = submission;
  // Shown even for a business that filled in details of a home: the team sees every answer.
  const home = bedrooms || bathrooms || hasGarage || hasStoreroom;
  return [
    ...moveLines(submission),
    ...propertyLines(home ? { ...submission, moveType: 'residential' } : submission),
    ...inventoryLines(submission),
    ...(submission.access ? accessLines(submission.access) : []),
    { label: 'Notes', value: submission.additionalNotes },
    { label: 'Answer by', value: submission.deliveryMethod },
    ...submission.followUps.map(visitorActionLine),
  ];
}

function visitorActionLine({ kind, at, changes }: QuoteSubmission['followUps'][number]): Line {
  return {
    label: kind === 'call' ? 'Call asked' : 'Changed',
    value: [inLocalTime(at), ...changes.map(changeInWords)].join('\n'),
  };
}

/** The acts about it, as the desk says them. */
function deskLine({ by, ...entry }: StoredSubmission['desk'][number]): Line {
  const { heading, lines } = entryInWords({ ...entry, ...(by !== null && { by }) });
  const quoted = entry.offer ? offerLines(entry.offer) : [];
  const value = [
    `${heading}, ${inLocalTime(entry.at)}`,
    ...lines,
    ...quoted.map((line) => `${line.label}: ${line.value}`),
  ].join('\n');
  return { label: 'Desk', value };
}

async function whyNothing(db: Database, reference: string, search: string): Promise<string> {
  const [notice] = await findDeletionNotices(db, reference);
  if (!notice) {
    return `Nothing has the reference ${reference}. For a part of it, a name or a number: ${search}`;
  }
  return `Whoever sent ${reference} deleted it on ${inLocalTime(notice.at)}.`;
}

function messageLines({
  name,
  phone,
  email,
  message,
}: Extract<StoredSubmission, { kind: 'message' }>): Line[] {
  return [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone },
    { label: 'Email', value: email },
    { label: 'Message', value: message },
  ];
}

function mailInWords({ mail }: StoredSubmission, leads: string): string {
  if (!mail) return 'none';
  if (mail.state === 'waiting') return `waiting; see ${leads} outbox`;
  const at = mail.settledAt ? ` on ${inLocalTime(mail.settledAt)}` : '';
  return mail.state === 'sent' ? `sent${at}` : `given up${at}; see ${leads} outbox`;
}
