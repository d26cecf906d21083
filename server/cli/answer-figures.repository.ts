import type { AnsweredCase } from '../../domain/history/answer-figures.ts';
import { ANSWERS } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';
import type { SubmissionRow } from '../database/tables/submission.table.ts';

/** `agreed`: a yes by phone, to a price that the visitor may have heard there too. */
const ACCEPTANCES = ['accepted', 'agreed'] as const;
const QUOTES = ['quoted', 'agreed'] as const;

type Facts = Pick<SubmissionRow, 'id' | 'source' | 'stage' | 'moveDay'> & {
  readonly fromAddress: string | null;
};

/** The submissions of that time, and their outcomes: no suspected spam, and none from before
 *  there was a desk.
 *  @param before exclusive */
export async function findAnsweredCases(
  db: Database,
  from: string,
  before: string,
): Promise<(AnsweredCase & Facts)[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('events', 'events.submissionId', 'submissions.id')
    .leftJoin('requests', 'requests.id', 'submissions.id')
    .select(({ fn }) => [
      'submissions.id',
      'submissions.kind',
      'receivedAt',
      'source',
      'stage',
      'moveDay',
      'fromAddress',
      fn.min<string | null>('at').filterWhere('events.kind', 'in', ANSWERS).as('answeredAt'),
      fn.count('number').filterWhere('events.kind', 'in', QUOTES).as('quotes'),
      fn.count('number').filterWhere('events.kind', 'in', ACCEPTANCES).as('acceptances'),
    ])
    .where('flag', 'is', null)
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', before)
    .groupBy(['submissions.id', 'requests.id'])
    .execute();
  return rows.map(({ quotes, acceptances, ...row }) => ({
    ...row,
    isQuoted: Number(quotes) > 0,
    isAccepted: Number(acceptances) > 0,
  }));
}
