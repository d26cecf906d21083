import { localDay } from '../../domain/dates/local-time.ts';
import type { EventKind, EventOf } from '../../domain/move/event.ts';
import type { EventMail } from '../../domain/move/mail-kinds.ts';
import { whyNotSent } from '../../domain/move/mail-truth.ts';
import { timeForNow } from '../database/jobs/earliest-now.ts';
import type { Composing } from '../sending/mail/composing.ts';
import type { Mail } from '../sending/mail/mail.ts';
import type { ComposeMail } from '../sending/outbox/outbox.worker.ts';
import { type Case, findCase } from './case.ts';
import { type Situation, situationOf } from './situation.ts';

export interface Context<Kind extends EventKind> extends Composing {
  readonly event: EventOf<Kind>;
  /** As the mail goes out. */
  readonly situation: Situation;
}

/** Composes a mail about an event of one of these kinds; undefined once the mail is not true any more.
 *  Throws for an event that only another version can read, so that the mail waits. */
export function eventMail<Kind extends EventKind>(
  mail: EventMail,
  kinds: readonly Kind[],
  compose: (about: Case, context: Context<Kind>) => Mail | undefined,
): ComposeMail {
  return async (db, { submissionId, event: number }, composing) => {
    const about = submissionId === null ? undefined : await findCase(db, { id: submissionId });
    const event = about?.events.find((each) => each.number === number);
    if (!about || !event) return undefined;
    if (event.kind === 'unreadable') throw new Error('This version cannot read the event');
    if (!isOf(kinds, event)) return undefined;
    // A clock that is behind makes nothing true again.
    const now = await timeForNow(db, composing.now);
    const today = localDay(now);
    if (whyNotSent(mail, event, about.progress, today)) return undefined;
    const situation = situationOf(about.progress, today);
    return compose(about, { ...composing, now, event, situation });
  };
}

export function isOf<Kind extends EventKind>(
  kinds: readonly Kind[],
  event: Case['events'][number],
): event is EventOf<Kind> {
  return kinds.some((kind) => kind === event.kind);
}
