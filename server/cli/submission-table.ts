import type { CalendarDate } from '../../domain/calendar-date.ts';
import { stageInShort } from '../../domain/desk/stage-in-words.ts';
import { openWish } from '../../domain/history/progress.ts';
import { shortTime } from '../../domain/local-time.ts';
import { answerChannel } from '../history/case.ts';
import { kindOf } from '../kinds.ts';
import type { FullCase } from './stored-submission.ts';
import { type Column, table } from './terminal/table.ts';

/** One line for each submission, or two on a narrow terminal: the move, and below it the visitor. */
export function submissionTable(
  submissions: readonly FullCase[],
  { width, today }: { readonly width: number; readonly today: CalendarDate },
): string {
  return table(columnsFor(submissions, today), submissions, width);
}

function columnsFor(
  submissions: readonly FullCase[],
  today: CalendarDate,
): readonly Column<FullCase>[] {
  const sinceThen = (submission: FullCase) => whatFollowed(submission, today);
  const place =
    (index: number) =>
    ({ stored }: FullCase) =>
      kindOf(stored).places(stored.content)[index] ?? '';
  const since = { title: 'Since then', of: sinceThen, least: 10 };
  const mark = { title: 'Mark', of: ({ stored }: FullCase) => stored.flag ?? '', below: true };
  return [
    { title: 'Reference', of: ({ stored }) => stored.reference },
    { title: 'Kind', of: ({ stored }) => stored.kind },
    { title: 'Moving', of: ({ progress }) => progress.moveDay.day, least: 10 },
    { title: 'From', of: place(0), least: 8 },
    { title: 'To', of: place(1), least: 8 },
    ...(submissions.some((submission) => sinceThen(submission) !== '') ? [since] : []),
    { title: 'Received', of: ({ stored }) => shortTime(stored.receivedAt), below: true },
    { title: 'Email to us', of: ({ mail }) => mail?.state ?? 'none', below: true },
    ...(submissions.some(({ stored }) => stored.flag !== null) ? [mark] : []),
    { title: 'Reply via', of: answerChannel, below: true },
    { title: 'Phone', of: ({ stored }) => stored.phone, least: 15, below: true },
    {
      title: 'Who',
      of: ({ stored }) => [stored.name, stored.email].filter(Boolean).join(', '),
      least: 8,
      below: true,
    },
  ];
}

/** What the visitor did through the private link, and how far the team has come. */
function whatFollowed({ progress }: FullCase, today: CalendarDate): string {
  const { stage, holder, changedAt } = progress;
  return [
    openWish(progress, 'call') && 'call asked',
    changedAt && 'changed',
    stage !== 'waiting' && stageInShort(progress, today),
    holder && `by ${holder.by}`,
  ]
    .filter(Boolean)
    .join(', ');
}
