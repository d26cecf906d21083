import { localDay } from '../../../domain/dates/local-time.ts';
import { nextOrWhole } from '../../../domain/move/plan.ts';
import type { FoundView } from '../../../domain/team/diary.ts';
import { MOST_FOUND } from '../../../domain/team/diary-reach.ts';
import type { Database } from '../../database/database.ts';
import { findCases } from '../../moves/case.ts';
import { inShortAt } from '../../requests/kinds/at-visit.ts';
import { findSought } from '../../requests/search.repository.ts';
import { withMail } from '../../waiting/morning-cases.ts';
import { inDiary } from './diary-cases.ts';
import { foundOf } from './diary-of.ts';

/** The requests and messages that somebody means who types a part of a number, a reference or a name, the newest first. */
export async function findInDiary(db: Database, typed: string, now: Date): Promise<FoundView> {
  const ids = await findSought(db, typed, MOST_FOUND);
  const byId = new Map((await findCases(db, ids)).map((each) => [each.stored.id, each]));
  const today = localDay(now);
  return {
    found: ids.flatMap((id) => {
      const of = byId.get(id);
      if (!of?.stored.deskKey) return [];
      const each = inDiary(withMail(of));
      // Those of one customer are told apart by their days.
      const what = inShortAt(of.stored, nextOrWhole(of.progress.plan, today));
      return [{ ...foundOf(each, now), what }];
    }),
  };
}
