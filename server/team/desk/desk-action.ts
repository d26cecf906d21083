import { wasAhead } from '../../../domain/dates/local-time.ts';
import type { EventContent, TOLD_BY } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { stageAfter } from '../../../domain/move/stage.ts';
import { lastOf } from '../../../domain/quote/visits.ts';
import type { NamedAction } from '../../../domain/team/desk-action.schema.ts';
import type { Database, OpenTransaction } from '../../database/database.ts';
import type { FieldError } from '../../http/problem.ts';
import { actOnce } from '../../moves/act-once.ts';
import { type Case, lockCase } from '../../moves/case.ts';
import { findConflict } from '../../moves/conflict.ts';
import { issueInvoice, takeInvoiceBack } from '../../moves/issue-invoice.ts';
import { isBarred } from '../../moves/kept-account.ts';
import { isUntold } from '../../moves/open-wishes.ts';
import { recordEvent } from '../../moves/record-event.ts';
import { BILL_EVENTS } from '../../notifications/to-visitor/bill.email.ts';
import { recordAndNotify } from '../../notifications/to-visitor/record-and-notify.ts';
import type { KeyedRequest } from '../../requests/idempotency.ts';
import { renewKeys } from '../../requests/mail-key.repository.ts';
import { permitFor } from '../../requests/mail-limit.repository.ts';
import { insertMail, insertMailToVisitor } from '../../sending/outbox/outbox.repository.ts';
import { errorIn } from './check-action.ts';
import { correct, type Sent } from './correct.ts';
import { type ActionOf, eventOfAction, type StoredAction } from './event-of-action.ts';
import { unmake } from './same-as.ts';

/** `repeated`: it is stored already, or changes nothing. `key-reused`: the key came before, with another action.
 *  `conflict`: somebody acted since the author looked, or the action may not follow. With an error it cannot be done
 *  like this. */
export type ActionOutcome =
  | 'stored'
  | 'repeated'
  | 'key-reused'
  | 'conflict'
  | 'unknown'
  | { readonly error: FieldError };

/** Stores what a member of the team did: checks it, records it, and has those told whom it concerns. It runs under a
 *  lock: of two actions that were made from the same view, the second gets the first as a conflict.
 *  @param sent identifies the action, so that a retry finds the first one */
export async function actAtDesk(
  db: Database,
  deskKey: string,
  action: NamedAction,
  sent: KeyedRequest,
  at: Date,
): Promise<ActionOutcome> {
  return actOnce<ActionOutcome>(db, { deskKey }, sent, async (trx, found) => {
    // A visitor's and the server's own keys have other prefixes.
    const as = { sent, idempotencyKey: `team ${sent.key}`, at };
    const outcome =
      withoutEffect(action, found.progress) ??
      (action.kind === 'changed'
        ? await correct(trx, found, action, as)
        : ((await check(trx, found, action, at)) ?? (await record(trx, found, action, as))));
    if (outcome === 'stored' && 'toldBy' in action && action.toldBy) {
      const { last: since } = found.progress;
      await noteTold(trx, found.stored.id, { by: action.by, via: action.toldBy, since, at });
    }
    return outcome;
  });
}

/** The outcome of an action that changes nothing, or that a deletion rules out. */
function withoutEffect(action: NamedAction, progress: Progress): ActionOutcome | undefined {
  if (action.kind === 'taken' && progress.holder?.by === action.by) return 'repeated';
  if (action.kind === 'told' && !isUntold(progress, action.about)) return 'repeated';
  return isBarred(progress, action.kind) ? 'conflict' : undefined;
}

async function check(
  trx: OpenTransaction,
  found: Case,
  action: StoredAction,
  at: Date,
): Promise<ActionOutcome | undefined> {
  const { progress, events } = found;
  if (findConflict(action, events) || !stageAfter(progress.stage, action.kind)) return 'conflict';
  const error = await errorIn(trx, found, action, at);
  return error && { error };
}

async function record(
  trx: OpenTransaction,
  found: Case,
  action: StoredAction,
  { sent, idempotencyKey, at }: Omit<Sent, 'sent'> & Partial<Pick<Sent, 'sent'>>,
): Promise<ActionOutcome> {
  const { id: submissionId, email } = found.stored;
  const typed = eventOfAction(action, found, at);
  if (!typed) return 'conflict';
  const content = await withInvoice(trx, found, typed, at);
  if (content.kind === 'linked' && content.isRenewed) {
    await renewKeys(trx, submissionId, null);
  }
  const isMailed = email !== null && !('via' in action && action.via !== 'email');
  const stored = { ...content, by: action.by, idempotencyKey, sent };
  const event = await recordAndNotify(trx, found, stored, at, isMailed);
  await mailFirm(trx, found, content, { event, at });
  if (action.kind === 'reopened') await unmake(trx, found, action.by, at);
  if (action.kind === 'settled' && action.paid) await payAtOnce(trx, submissionId, action, at);
  if (isForTeam(content, found.progress, at)) {
    await insertMail(trx, { kind: 'answer', submissionId, event });
  }
  return 'stored';
}

/** The firm that pays gets what its customer gets about money, and a note that takes its invoice back. */
async function mailFirm(
  trx: OpenTransaction,
  found: Case,
  content: EventContent,
  { event, at }: { readonly event: number; readonly at: Date },
): Promise<void> {
  const isAboutMoney = BILL_EVENTS.some((kind) => kind === content.kind);
  const isTakenBack = content.kind === 'confirmed' && found.invoice !== null;
  const known = found.progress.bill?.billEmail || null;
  const address = content.kind === 'settled' ? (content.billEmail ?? null) : known;
  const permit = isAboutMoney || isTakenBack ? await permitFor(trx, address, at) : null;
  if (!permit) return;
  const submissionId = found.stored.id;
  await insertMailToVisitor(trx, { kind: 'bill-copy', submissionId, event }, permit);
}

/** What was paid as the move was settled is a payment like any other; the email about the bill has it. */
async function payAtOnce(
  trx: OpenTransaction,
  id: string,
  { paid, by }: ActionOf<'settled'>,
  at: Date,
): Promise<void> {
  const found = await lockCase(trx, { id });
  if (!found || !paid) return;
  const payment = { kind: 'paid', ...paid, said: '', withBill: true } as const;
  const idempotencyKey = `with bill ${found.progress.last}`;
  await recordEvent(trx, found, { ...payment, by, idempotencyKey }, at);
}

/** A bill gets the numbers of its papers; a day that is confirmed again takes them back. */
async function withInvoice(
  trx: OpenTransaction,
  found: Case,
  content: EventContent,
  at: Date,
): Promise<EventContent> {
  if (content.kind === 'confirmed') await takeInvoiceBack(trx, found, at);
  if (content.kind !== 'settled') return content;
  return { ...content, ...(await issueInvoice(trx, found, content, at)) };
}

/** Stores what was said in the call in which a request was entered, within the transaction that stores the request.
 *  @throws if that is refused: the call's schema lets nothing through that could be */
export async function actInCall(
  trx: OpenTransaction,
  id: string,
  action: Extract<StoredAction, { kind: 'phoned' | 'agreed' | 'confirmed' }>,
  at: Date,
): Promise<void> {
  const found = await lockCase(trx, { id });
  const seen = { ...action, after: found?.progress.last ?? 0 };
  const outcome =
    found &&
    ((await check(trx, found, seen, at)) ??
      (await record(trx, found, seen, { idempotencyKey: `call ${action.kind}`, at })));
  if (outcome !== 'stored') throw new Error(`what was said in a call was refused: ${action.kind}`);
  if ('toldBy' in action && action.toldBy) {
    await noteTold(trx, id, { by: action.by, via: action.toldBy, since: seen.after, at });
  }
}

/** Whether the team gets it for its calendar: a new quote takes back an earlier yes. */
function isForTeam(content: EventContent, { stage, agreement }: Progress, at: Date): boolean {
  const { kind } = content;
  if (kind === 'confirmed') return wasAhead(lastOf(content.visits).day, at.toISOString());
  // Of a booked move nothing is taken back.
  return kind === 'cancelled' || (kind === 'quoted' && agreement !== null && stage !== 'booked');
}

interface Telling {
  readonly by: string;
  readonly via: (typeof TOLD_BY)[number];
  /** The number of the last event before it. */
  readonly since: number;
  readonly at: Date;
}

/** Notes that the visitor knows the news that was just stored: they were on the phone. An email needs no note. */
async function noteTold(
  trx: OpenTransaction,
  id: string,
  { by, via, since, at }: Telling,
): Promise<void> {
  const found = await lockCase(trx, { id });
  const news = found?.progress.openWishes.find(
    ({ kind, number }) => kind === 'untold' && number > since,
  );
  if (!found || !news) return;
  const about = news.number;
  await recordEvent(
    trx,
    found,
    { kind: 'told', about, via, by, idempotencyKey: `told ${about}` },
    at,
  );
}
