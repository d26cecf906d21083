import { movesADay } from '../../content/company.ts';
import type { DayView } from '../../domain/desk/desk-view.ts';
import { isAgreed } from '../../domain/history/stage.ts';
import { localDay } from '../../domain/local-time.ts';
import { PHASES } from '../../domain/situation/phases.ts';
import { situationOf } from '../../domain/situation/situation.ts';
import type { Database } from '../database/database.ts';
import { findMovesOf } from '../diary/diary-cases.ts';

/** What else is planned for that day. */
export async function findDay(
  db: Database,
  day: string,
  context: { readonly except: string; readonly now: Date },
): Promise<DayView> {
  const today = localDay(context.now);
  const cases = await findMovesOf(db, day, context);
  return {
    day,
    moves: cases.map(
      ({ what, progress }) => `${what}, ${PHASES[situationOf(progress, today).phase].inShort}`,
    ),
    agreed: cases.filter(({ progress }) => isAgreed(progress.stage)).length,
    movesADay,
  };
}
