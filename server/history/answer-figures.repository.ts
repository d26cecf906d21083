import type { AnsweredCase } from '../../domain/desk/answer-figures.ts';
import { ANSWERS } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';

/** The requests and messages of that time, and their outcomes: no suspected spam, no canary, and none
 *  from before there was a desk.
 *  @param before undefined for until now */
export async function findAnsweredCases(
  db: Database,
  from: string,
  before?: string,
): Promise<AnsweredCase[]> {
  const received = (table: 'quoteRequests' | 'contactSubmissions', kind: AnsweredCase['kind']) =>
    db
      .selectFrom(table)
      .select(({ val }) => ['id', 'receivedAt', val(kind).as('kind')])
      .where('flag', 'is', null)
      .where('receivedAt', '>=', from)
      .$if(before !== undefined, (query) => query.where('receivedAt', '<', before ?? ''));
  const all = received('quoteRequests', 'quote').unionAll(
    received('contactSubmissions', 'message'),
  );
  const rows = await db
    .selectFrom(all.as('received'))
    .innerJoin('deskKeys', 'deskKeys.subjectId', 'received.id')
    .leftJoin('deskEvents', 'deskEvents.subjectId', 'received.id')
    .select(({ fn }) => [
      'received.kind',
      'received.receivedAt',
      fn
        .min<string | null>('deskEvents.at')
        .filterWhere('deskEvents.kind', 'in', ANSWERS)
        .as('answeredAt'),
      fn.count('deskEvents.id').filterWhere('deskEvents.kind', '=', 'quoted').as('quotes'),
      fn.count('deskEvents.id').filterWhere('deskEvents.kind', '=', 'accepted').as('acceptances'),
    ])
    .groupBy(['received.id', 'received.kind', 'received.receivedAt'])
    .execute();
  return rows.map(({ quotes, acceptances, ...row }) => ({
    ...row,
    isQuoted: Number(quotes) > 0,
    isAccepted: Number(acceptances) > 0,
  }));
}
