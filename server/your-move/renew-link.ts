import { localDay } from '../../domain/dates/local-time.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Case } from '../moves/case.ts';
import { earlierRequest } from '../moves/event.repository.ts';
import { isUnmailed } from '../moves/mail-about.ts';
import { recordAndNotify } from '../notifications/to-visitor/record-and-notify.ts';
import type { KeyedRequest } from '../requests/idempotency.ts';
import { opens, renewKeys } from '../requests/mail-key.repository.ts';
import { permitFor } from '../requests/mail-limit.repository.ts';
import { insertMail } from '../sending/outbox/outbox.repository.ts';
import { lockByEither } from './change-move.ts';

/** As long whoever has an address on file may repeat the press whose answer was lost: the key before would go on reading. */
const RETRY_MS = 10 * 60_000;
/** Each is an email to the address on file. */
const MOST_A_DAY = 3;

interface Renewal {
  readonly outcome: 'stored' | 'repeated' | 'key-reused' | 'conflict' | 'unknown';
  /** Opens the page from now on. */
  readonly linkKey?: string;
  /** Whether it goes to the address on file. */
  readonly isMailed: boolean;
}

/** Makes a new link for a visitor: the ones before open nothing any more. Whoever pressed may not be the visitor, so the
 *  new one goes to the address on file, where there is one that works; the team hears of it. */
export function renewLink(
  db: Database,
  sentKey: string,
  sent: KeyedRequest,
  at: Date,
): Promise<Renewal> {
  return inTransaction(db, async (trx) => {
    const found = await lockByEither(trx, sentKey, sent.key);
    if (found?.stored.kind !== 'request') return NOTHING;
    const isOpen = opens(found.stored, sentKey);
    const earlier = await earlierRequest(trx, found.stored.id, sent);
    if (earlier === 'key-reused') return { outcome: earlier, isMailed: false };
    if (earlier) return repeated(found, isOpen, at);
    if (!isOpen) return NOTHING;
    if (found.progress.deleted || isEnough(found, at)) {
      return { outcome: 'conflict', isMailed: false };
    }
    const { id } = found.stored;
    const keys = await renewKeys(trx, id, `${sentKey} ${sent.key}`);
    const isMailed = hasAddress(found) && (await permitFor(trx, found.stored.email, at)) !== null;
    const idempotencyKey = `linked ${found.progress.last + 1}`;
    const news = { kind: 'linked', isRenewed: true, idempotencyKey, sent } as const;
    const event = await recordAndNotify(trx, found, news, at, isMailed);
    await insertMail(trx, { kind: 'changed', submissionId: id, event });
    return { outcome: 'stored', linkKey: keys.linkKey, isMailed };
  });
}

/** The answer to the press once more.
 *  @param isOpen whether the key that came with it is the new one, not the one before */
function repeated({ stored, events }: Case, isOpen: boolean, at: Date): Renewal {
  const press = events.findLast(({ kind, by }) => kind === 'linked' && by === null);
  if (!press || stored.linkKey === null) return NOTHING;
  const isMailed = !isUnmailed(press);
  const isLate = Date.parse(press.at) < at.getTime() - RETRY_MS;
  if (!isOpen && isMailed && isLate) return NOTHING;
  return { outcome: 'repeated', linkKey: stored.linkKey, isMailed };
}

const NOTHING: Renewal = { outcome: 'unknown', isMailed: false };

function hasAddress({ stored, progress }: Case): boolean {
  return stored.email !== null && progress.lastBounce === null;
}

function isEnough({ events }: Case, at: Date): boolean {
  const today = events.filter(
    (event) =>
      event.kind === 'linked' && event.by === null && localDay(new Date(event.at)) === localDay(at),
  );
  return today.length >= MOST_A_DAY;
}
