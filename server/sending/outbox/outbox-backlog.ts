import { localDay } from '../../../domain/dates/local-time.ts';
import { MAILS_TO_VISITOR } from '../../../domain/move/mail-kinds.ts';
import { LASTING_MAILS } from '../../../domain/move/mail-truth.ts';
import type { Database } from '../../database/database.ts';
import { timeOfId } from '../../database/sorted-id.ts';
import type { OutboxChannel } from '../../database/tables/outbox.table.ts';

export interface OutboxBacklog {
  /** Still to be sent, including what a server is sending. */
  waiting: number;
  /** Given up, which a server tries again only if the team asks for it. */
  dead: number;
  /** Seconds since the action behind what waits longest; 0 when nothing waits. */
  oldestWaitingSeconds: number;
}

/** Email that has not arrived yet. Its age is only as exact as the servers' clocks. A mail to a visitor that
 *  failed for good no longer counts once somebody has reacted to that, or the day of the move is over and
 *  nobody needs it any more. */
export async function outboxBacklog(
  db: Database,
  now: Date,
  channel: OutboxChannel = 'mail',
): Promise<OutboxBacklog> {
  const today = localDay(now);
  const states = await db
    .selectFrom('outbox')
    .leftJoin('submissions', 'submissions.id', 'outbox.submissionId')
    .select(({ fn }) => [
      'outbox.state as state',
      fn.countAll().as('mails'),
      fn.min('outbox.id').as('oldest'),
    ])
    .where('outbox.channel', '=', channel)
    .where('outbox.state', 'in', ['waiting', 'dead'])
    .where(({ and, eb, not, or }) =>
      or([
        eb('outbox.state', '=', 'waiting'),
        eb('outbox.kind', 'not in', MAILS_TO_VISITOR),
        and([
          eb('submissions.mailFailed', '=', 1),
          not(
            and([
              eb('submissions.stage', '=', 'booked'),
              eb('submissions.moveDay', '<', today),
              eb('outbox.kind', 'not in', LASTING_MAILS),
            ]),
          ),
        ]),
      ]),
    )
    .groupBy('outbox.state')
    .execute();
  const waiting = states.find(({ state }) => state === 'waiting');
  const dead = states.find(({ state }) => state === 'dead');
  return {
    waiting: Number(waiting?.mails ?? 0),
    dead: Number(dead?.mails ?? 0),
    oldestWaitingSeconds: waiting ? secondsSince(waiting.oldest, now) : 0,
  };
}

function secondsSince(id: string, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - timeOfId(id).getTime()) / 1000));
}

const TOO_LONG_SECONDS = 3600;

/** Whether something has waited for more than an hour. */
export function isOverdue({ oldestWaitingSeconds }: OutboxBacklog): boolean {
  return oldestWaitingSeconds > TOO_LONG_SECONDS;
}
