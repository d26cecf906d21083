import { inLocalTime } from '../../../domain/local-time.ts';
import { accessLines } from '../../../domain/quote/access.ts';
import { changeInWords } from '../../../domain/quote/quote-changes.ts';
import { inventoryLines, moveLines, propertyLines } from '../../../domain/quote/quote-summary.ts';
import type { Database } from '../../database/database.ts';
import { findDeletionNotices } from '../../retention/deletion-notice.repository.ts';
import { findLeadHeads, findLeads } from '../stored-submission.repository.ts';
import { type Lead, markInWords, type QuoteLead } from '../stored-submission.ts';
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
      const found = await findLeads(db, await findLeadHeads(db, filter));
      const [only] = found;
      if (!only && 'email' in filter) return failed(`Nothing came from ${whom}.`);
      if (!only) return failed(await whyNothing(db, reference, `${leads} find ${whom}`));
      const json = () => visibleJson('email' in filter ? { leads: found } : only);
      const text = () => found.map((lead) => described(lead, leads)).join('\n');
      await terminal.print(has('json') ? `${json()}\n` : text());
      return done;
    });
  },
};

function described(lead: Lead, leads: string): string {
  const lines = [
    { label: 'Reference', value: lead.reference },
    { label: 'Received', value: inLocalTime(lead.receivedAt) },
    { label: 'Mail to us', value: mailInWords(lead, leads) },
    { label: 'Mark', value: markInWords(lead) },
    ...(lead.kind === 'quote' ? quoteLines(lead) : messageLines(lead)),
  ].filter(({ value }) => value !== '');
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2;
  return lines.map((line) => aligned(line, width)).join('');
}

function aligned({ label, value }: Line, width: number): string {
  const indented = visibleText(value).replaceAll('\n', `\n${' '.repeat(width)}`);
  return `${label.padEnd(width)}${indented}\n`;
}

function quoteLines(lead: QuoteLead): Line[] {
  const { bedrooms, bathrooms, hasGarage, hasStoreroom } = lead;
  // Also of a business that said something of a home: nothing stays hidden.
  const home = bedrooms || bathrooms || hasGarage || hasStoreroom;
  return [
    ...moveLines(lead),
    ...propertyLines(home ? { ...lead, moveType: 'residential' } : lead),
    ...inventoryLines(lead),
    ...(lead.access ? accessLines(lead.access) : []),
    { label: 'Notes', value: lead.additionalNotes },
    { label: 'Answer by', value: lead.deliveryMethod },
    ...lead.followUps.map(followUpLine),
  ];
}

function followUpLine({ kind, at, changes }: QuoteLead['followUps'][number]): Line {
  return {
    label: kind === 'call' ? 'Call asked' : 'Changed',
    value: [inLocalTime(at), ...changes.map(changeInWords)].join('\n'),
  };
}

async function whyNothing(db: Database, reference: string, search: string): Promise<string> {
  const [notice] = await findDeletionNotices(db, reference);
  if (!notice) {
    return `Nothing has the reference ${reference}. For a part of it, a name or a number: ${search}`;
  }
  return `Whoever sent ${reference} deleted it on ${inLocalTime(notice.at)}.`;
}

function messageLines({ name, phone, email, message }: Extract<Lead, { kind: 'message' }>): Line[] {
  return [
    { label: 'Name', value: name },
    { label: 'Phone', value: phone },
    { label: 'Email', value: email },
    { label: 'Message', value: message },
  ];
}

function mailInWords({ mail }: Lead, leads: string): string {
  if (!mail) return 'none';
  if (mail.state === 'waiting') return `waiting; see ${leads} outbox`;
  const at = mail.settledAt ? ` on ${inLocalTime(mail.settledAt)}` : '';
  return mail.state === 'sent' ? `sent${at}` : `given up${at}; see ${leads} outbox`;
}
