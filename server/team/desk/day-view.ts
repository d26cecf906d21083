import { movesADay } from '../../../content/company.ts';
import { isAgreed } from '../../../domain/move/stage.ts';
import type { DayView } from '../../../domain/team/desk-view.ts';
import type { Database } from '../../database/database.ts';
import { findMovesOf } from '../diary/diary-cases.ts';
import { entryOf } from '../diary/diary-of.ts';

/** The other moves planned for that day. */
export async function findDay(
  db: Database,
  day: string,
  context: { readonly except: string; readonly now: Date },
): Promise<DayView> {
  const cases = await findMovesOf(db, day, context);
  return {
    day,
    moves: cases.map((each) => {
      const { what, hours, status } = entryOf(each, context.now);
      return [each.name, what, hours, status].filter(Boolean).join(', ');
    }),
    agreed: cases.filter(({ progress }) => isAgreed(progress.stage)).length,
    movesADay,
  };
}
