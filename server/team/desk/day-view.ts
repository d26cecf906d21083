import { trucksADay } from '../../../content/company.ts';
import { isAgreed } from '../../../domain/move/stage.ts';
import { trucksOf } from '../../../domain/quote/visits.ts';
import type { DayView } from '../../../domain/team/desk-view.ts';
import type { Database } from '../../database/database.ts';
import { findVisitsOf } from '../diary/diary-cases.ts';
import { entryOf } from '../diary/diary-of.ts';

/** The other moves planned for that day. */
export async function findDay(
  db: Database,
  day: string,
  context: { readonly except: string; readonly now: Date },
): Promise<DayView> {
  const visits = await findVisitsOf(db, day, context);
  const agreed = visits.filter(({ of }) => isAgreed(of.progress.stage));
  return {
    day,
    moves: visits.map(({ of, visit }) => {
      const { what, hours, status } = entryOf(of, context.now, visit);
      return [of.name, what, hours, status].filter(Boolean).join(', ');
    }),
    trucks: agreed.reduce((all, { visit }) => all + trucksOf(visit), 0),
    trucksADay,
  };
}
