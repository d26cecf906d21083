import { DAY_MS } from '../../domain/calendar-date.ts';
import {
  type AnswerFigures,
  answerFigures,
  RECENT_DAYS,
} from '../../domain/desk/answer-figures.ts';
import type { Database } from '../database/database.ts';
import { findAnsweredCases } from './answer-figures.repository.ts';

/** How the family answered in the last RECENT_DAYS. */
export async function recentAnswers(db: Database, now: Date): Promise<AnswerFigures> {
  const from = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString();
  return answerFigures(await findAnsweredCases(db, from), now);
}
