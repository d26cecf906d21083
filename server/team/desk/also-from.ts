import { deskTime } from '../../../domain/dates/desk-time.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { type DeskLink, deskPath } from '../../../domain/team/desk-view.ts';
import type { Database } from '../../database/database.ts';
import { findCases } from '../../moves/case.ts';
import { situationOf } from '../../moves/situation.ts';
import { isMove, kindOf } from '../../requests/kinds/kinds.ts';
import type { Submission } from '../../requests/submission.ts';
import { findAlsoFrom } from './also-from.repository.ts';

/** Other submissions from the same person, the latest first: 'JFM-7K3Q-24: Boskruin to Fourways, Sat 5 Dec, confirmed'. */
export async function alsoFrom(
  db: Database,
  submission: Pick<Submission, 'id' | 'email' | 'phone'>,
  now: Date,
): Promise<DeskLink[]> {
  const ids = await findAlsoFrom(db, submission);
  const byId = new Map((await findCases(db, ids)).map((each) => [each.stored.id, each]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found?.stored.deskKey) return [];
    const { stored, progress } = found;
    const { reference, receivedAt, deskKey } = stored;
    const what = kindOf(stored).inShort(stored, progress.moveDay.day);
    const { inShort } = PHASES[situationOf(progress, localDay(now)).phase];
    const came = isMove(stored) ? what : `${what} of ${deskTime(receivedAt)}`;
    return [{ label: `${reference}: ${came}, ${inShort}`, url: deskPath(deskKey) }];
  });
}
