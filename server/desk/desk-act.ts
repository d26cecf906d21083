import type { Press } from '../../domain/desk/desk-action.schema.ts';
import { progressOf, unseenBefore } from '../../domain/desk/desk-entry.ts';
import { stageAfter } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findDeskEvents, insertDeskEvent } from '../history/desk-event.repository.ts';
import type { EventContent } from '../history/event-content.ts';
import {
  countMailsToVisitor,
  MOST_MAILS_TO_A_VISITOR,
} from '../history/visitor-mails.repository.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { requestOf } from '../request/request.repository.ts';
import { moveVersion } from '../your-move/move-version.ts';
import { deskHistory } from './desk-history.ts';
import { type DeskSubject, lockSubject } from './desk-subject.ts';

/** `repeated`: this press is stored already, or changes nothing. `moved-on`: somebody acted since
 *  the presser looked, or the act may not follow; nothing is stored. `unknown`: no such key.
 *  `not-possible`: no quote for a message, nor an eleventh mail to one visitor. */
export type ActOutcome = 'stored' | 'repeated' | 'moved-on' | 'unknown' | 'not-possible';

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
    // A visitor's and the server's own keys are other words.
    const stored = `press ${pressKey}`;
    if (events.some((event) => event.press === stored)) return 'repeated';
    const entries = await deskHistory(trx, subjectId, events);
    const { stage, holder } = progressOf(entries);
    if (press.kind === 'taken' && holder?.by === press.by) return 'repeated';
    if (unseenBefore(press, entries) || !stageAfter(stage, press.kind)) return 'moved-on';
    const content = await contentOf(trx, subject, press);
    if (!content) return 'not-possible';
    const { kind, by } = press;
    const event = { subjectId, reference, kind, by, press: stored, content };
    const id = await insertDeskEvent(trx, event, at);
    if (id !== undefined && content.via === 'email') {
      await insertMail(trx, { kind: 'offer', subjectId: id });
    }
    return 'stored';
  });
}

/** The content that is stored with a press; undefined if it is not possible here. */
async function contentOf(
  trx: Database,
  subject: DeskSubject,
  press: Press,
): Promise<EventContent | undefined> {
  if (press.kind === 'phoned') return { said: press.said };
  if (press.kind !== 'quoted') return {};
  if (subject.subject !== 'quote') return undefined;
  const { kind, by, after, via, ...offer } = press;
  if (
    via === 'email' &&
    (await countMailsToVisitor(trx, subject.email)) >= MOST_MAILS_TO_A_VISITOR
  ) {
    return undefined;
  }
  const { subject: _, ...quote } = subject;
  return { offer, via, version: moveVersion(requestOf(quote)) };
}
