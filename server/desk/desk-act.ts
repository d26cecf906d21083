import { progressOf, unseenBefore } from '../../domain/desk/desk-entry.ts';
import type { Press } from '../../domain/desk/press.schema.ts';
import { stageAfter } from '../../domain/desk/stage.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findDeskEvents, insertDeskEvent } from '../history/desk-event.repository.ts';
import { deskHistory } from './desk-history.ts';
import { lockSubject } from './desk-subject.ts';

/** `repeated`: this press is stored already, or changes nothing. `moved-on`: somebody acted since
 *  the presser looked, or the act may not follow; nothing is stored. `unknown`: no such key. */
export type ActOutcome = 'stored' | 'repeated' | 'moved-on' | 'unknown';

/** Stores what a member of the team did. It runs under a lock: of two that were made from the same
 *  view, the second is told of the first.
 *  @param pressKey identifies the press, so that a retry finds the first one */
export async function actAtDesk(
  db: Database,
  deskKey: string,
  press: Press,
  pressKey: string,
  at: Date,
): Promise<ActOutcome> {
  return inTransaction(db, async (trx) => {
    const subject = await lockSubject(trx, deskKey);
    if (!subject) return 'unknown';
    const { id: subjectId, reference } = subject;
    const events = await findDeskEvents(trx, [subjectId]);
    if (events.some((event) => event.press === pressKey)) return 'repeated';
    const entries = await deskHistory(trx, subjectId);
    const { stage, holder } = progressOf(entries);
    if (press.kind === 'taken' && holder?.by === press.by) return 'repeated';
    if (unseenBefore(press, entries) || !stageAfter(stage, press.kind)) return 'moved-on';
    const { kind, by } = press;
    const content = 'said' in press ? { said: press.said } : {};
    await insertDeskEvent(trx, { subjectId, reference, kind, by, press: pressKey, content }, at);
    return 'stored';
  });
}
