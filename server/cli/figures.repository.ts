import { isCalendarDate } from '../../domain/calendar-date.ts';
import { readEvent } from '../../domain/history/event.ts';
import { DONE } from '../../domain/history/stage.ts';
import { localDay } from '../../domain/local-time.ts';
import type { CountedCase } from '../../domain/source/figures.ts';
import type { Database } from '../database/database.ts';
import { placeOf } from '../request/anonymous-move.ts';
import { storedSource } from '../submissions/submission.repository.ts';
import { findAnsweredCases } from './answer-figures.repository.ts';

const PRICED = ['confirmed', 'settled'] as const;

/** The requests and messages of that time, as they are counted.
 *  @param before exclusive */
export async function findCountedCases(
  db: Database,
  { from, before }: { readonly from: string; readonly before: string },
  now: Date,
): Promise<CountedCase[]> {
  const [cases, prices] = [
    await findAnsweredCases(db, from, before),
    await findPrices(db, from, before),
  ];
  const today = localDay(now);
  return cases.map(({ id, source, stage, moveDay, fromAddress, ...answered }) => {
    const isOver = moveDay !== null && isCalendarDate(moveDay) && moveDay < today;
    const isMoved = DONE.includes(stage) || (stage === 'booked' && isOver);
    return {
      ...answered,
      source: storedSource(source),
      suburb: fromAddress === null ? '' : placeOf(fromAddress),
      outcome: isMoved ? 'moved' : stage === 'cancelled' ? 'cancelled' : null,
      amount: (isMoved && prices.get(id)) || 0,
    };
  });
}

/** What each move came to: the confirmed price until somebody enters it. */
async function findPrices(db: Database, from: string, before: string) {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('events', 'events.submissionId', 'submissions.id')
    .select(['submissions.id', 'events.kind', 'number', 'at', 'by', 'content'])
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', before)
    .where('stage', 'in', ['booked', ...DONE])
    .where('events.kind', 'in', PRICED)
    .orderBy('number')
    .execute();
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const event = readEvent(row);
      const isPriced = event.kind === 'confirmed' || event.kind === 'settled';
      return isPriced ? [[id, event.price] as const] : [];
    }),
  );
}
