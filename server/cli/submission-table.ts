import { shortTime } from '../../domain/local-time.ts';
import type { Lead } from './stored-submission.ts';
import { type Column, table } from './terminal/table.ts';

/** A line for each, or two where the terminal is narrow: the move, and below it the visitor. */
export function leadTable(leads: readonly Lead[], width: number): string {
  return table(columnsFor(leads), leads, width);
}

function columnsFor(leads: readonly Lead[]): readonly Column<Lead>[] {
  const ofQuote = (field: 'moveDate' | 'fromAddress' | 'toAddress' | 'deliveryMethod') => {
    return (lead: Lead) => (lead.kind === 'quote' ? lead[field] : '');
  };
  const since = { title: 'Since then', of: sinceThen, least: 10 };
  const mark = { title: 'Mark', of: ({ flag }: Lead) => flag ?? '', below: true };
  return [
    { title: 'Reference', of: ({ reference }) => reference },
    { title: 'Kind', of: ({ kind }) => kind },
    { title: 'Moving', of: ofQuote('moveDate'), least: 10 },
    { title: 'From', of: ofQuote('fromAddress'), least: 8 },
    { title: 'To', of: ofQuote('toAddress'), least: 8 },
    ...(leads.some((lead) => sinceThen(lead) !== '') ? [since] : []),
    { title: 'Received', of: ({ receivedAt }) => shortTime(receivedAt), below: true },
    { title: 'Mail to us', of: ({ mail }) => mail?.state ?? 'none', below: true },
    ...(leads.some(({ flag }) => flag !== null) ? [mark] : []),
    { title: 'Answer by', of: ofQuote('deliveryMethod'), below: true },
    { title: 'Phone', of: ({ phone }) => phone, least: 15, below: true },
    { title: 'Who', of: ({ name, email }) => `${name}, ${email}`, least: 8, below: true },
  ];
}

/** What the visitor did through the private link. */
function sinceThen(lead: Lead): string {
  if (lead.kind !== 'quote') return '';
  const kinds = new Set(lead.followUps.map(({ kind }) => kind));
  return [kinds.has('call') && 'call asked', kinds.has('change') && 'changed']
    .filter(Boolean)
    .join(', ');
}
