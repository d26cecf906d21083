import { progressOf } from '../../domain/desk/desk-entry.ts';
import { shortTime } from '../../domain/local-time.ts';
import type { StoredSubmission } from './stored-submission.ts';
import { type Column, table } from './terminal/table.ts';

/** One line for each submission, or two on a narrow terminal: the move, and below it the visitor. */
export function submissionTable(submissions: readonly StoredSubmission[], width: number): string {
  return table(columnsFor(submissions), submissions, width);
}

function columnsFor(submissions: readonly StoredSubmission[]): readonly Column<StoredSubmission>[] {
  const ofQuote = (field: 'moveDate' | 'fromAddress' | 'toAddress' | 'deliveryMethod') => {
    return (submission: StoredSubmission) => (submission.kind === 'quote' ? submission[field] : '');
  };
  const since = { title: 'Since then', of: sinceThen, least: 10 };
  const mark = { title: 'Mark', of: ({ flag }: StoredSubmission) => flag ?? '', below: true };
  return [
    { title: 'Reference', of: ({ reference }) => reference },
    { title: 'Kind', of: ({ kind }) => kind },
    { title: 'Moving', of: ofQuote('moveDate'), least: 10 },
    { title: 'From', of: ofQuote('fromAddress'), least: 8 },
    { title: 'To', of: ofQuote('toAddress'), least: 8 },
    ...(submissions.some((submission) => sinceThen(submission) !== '') ? [since] : []),
    { title: 'Received', of: ({ receivedAt }) => shortTime(receivedAt), below: true },
    { title: 'Mail to us', of: ({ mail }) => mail?.state ?? 'none', below: true },
    ...(submissions.some(({ flag }) => flag !== null) ? [mark] : []),
    { title: 'Answer by', of: ofQuote('deliveryMethod'), below: true },
    { title: 'Phone', of: ({ phone }) => phone, least: 15, below: true },
    { title: 'Who', of: ({ name, email }) => `${name}, ${email}`, least: 8, below: true },
  ];
}

/** The visitor's actions through the private link, and how far the team has come. */
function sinceThen(submission: StoredSubmission): string {
  const wishes = submission.kind === 'quote' ? submission.followUps : [];
  const kinds = new Set(wishes.map(({ kind }) => kind));
  const { stage, holder } = progressOf(submission.desk);
  return [
    kinds.has('call') && 'call asked',
    kinds.has('change') && 'changed',
    stage !== 'waiting' && stage,
    holder && `by ${holder.by}`,
  ]
    .filter(Boolean)
    .join(', ');
}
