import { termsOf } from '../../../content/terms.ts';
import { localDay, wasAhead } from '../../../domain/dates/local-time.ts';
import type { EventContent } from '../../../domain/move/event.ts';
import { isLongOver } from '../../../domain/move/moved.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { stageAfter } from '../../../domain/move/stage.ts';
import type { NamedAction } from '../../../domain/team/desk-action.schema.ts';
import type { Database, OpenTransaction } from '../../database/database.ts';
import type { FieldError } from '../../http/problem.ts';
import { actOnce } from '../../moves/act-once.ts';
import type { Case } from '../../moves/case.ts';
import { findConflict } from '../../moves/conflict.ts';
import { EVENT_KINDS } from '../../moves/event-kinds.ts';
import { endInvoice } from '../../moves/invoice.repository.ts';
import { isBarred } from '../../moves/kept-account.ts';
import { isUntold } from '../../moves/open-wishes.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { recordNews } from '../../notifications/to-visitor/record-news.ts';
import type { KeyedRequest } from '../../requests/idempotency.ts';
import { isMove, kindOf } from '../../requests/kinds/kinds.ts';
import { newKeys } from '../../requests/mail-key.repository.ts';
import { mayMailStranger } from '../../requests/mail-limit.repository.ts';
import { updateSubmission } from '../../requests/submission.repository.ts';
import { insertMail } from '../../sending/outbox/outbox.repository.ts';
import { errorInBill, LONG_OVER } from './bill-error.ts';
import { correct } from './correct.ts';
import { issueInvoice } from './issue-invoice.ts';
import { noteTold } from './note-told.ts';

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

/** Stores what a member of the team did. It runs under a lock: of two actions that were made from the same
 *  view, the second gets the first as a conflict.
 *  @param sent identifies the action, so that a retry finds the first one */
export async function actAtDesk(
  db: Database,
  deskKey: string,
  action: NamedAction,
  sent: KeyedRequest,
  at: Date,
): Promise<ActionOutcome> {
  return actOnce<ActionOutcome>(db, { deskKey }, sent, async (trx, found) => {
    const outcome = await act(trx, found, { action, sent, at });
    if (outcome === 'stored' && 'toldBy' in action && action.toldBy) {
      await noteTold(trx, found.stored.id, { by: action.by, via: action.toldBy, at });
    }
    return outcome;
  });
}

interface Acting {
  readonly action: NamedAction;
  readonly sent: KeyedRequest;
  readonly at: Date;
}

async function act(
  trx: OpenTransaction,
  found: Case,
  { action, sent, at }: Acting,
): Promise<ActionOutcome> {
  const { progress, events } = found;
  const { id: submissionId } = found.stored;
  // A visitor's and the server's own keys have other prefixes.
  const idempotencyKey = `team ${sent.key}`;
  const { kind, by } = action;
  if (kind === 'taken' && progress.holder?.by === by) return 'repeated';
  if (kind === 'told' && !isUntold(progress, action.about)) return 'repeated';
  if (isBarred(progress, kind)) return 'conflict';
  if (kind === 'changed') return correct(trx, found, action, { sent, idempotencyKey, at });
  if (findConflict(action, events) || !stageAfter(progress.stage, kind)) {
    return 'conflict';
  }
  const error = await errorIn(trx, found, action, at);
  if (error) return { error };
  const content = await withInvoice(trx, found, contentOf(action, found), at);
  if (!content) return 'conflict';
  const { email } = found.stored;
  if (content.kind === 'linked' && content.isRenewed) {
    await updateSubmission(trx, submissionId, { ...newKeys(), renewal: null });
  }
  const isMailed = email !== null && !('via' in action && action.via !== 'email');
  const stored = { ...content, by, idempotencyKey, sent };
  const event = await recordNews(trx, found, stored, at, isMailed);
  if (isForTeam(content, progress, at)) {
    await insertMail(trx, { kind: 'answer', submissionId, event });
  }
  return 'stored';
}

/** Whether the team gets it for its calendar: a new quote takes back an earlier yes. */
function isForTeam(content: EventContent, { agreement }: Progress, at: Date): boolean {
  const { kind } = content;
  if (kind === 'confirmed') return wasAhead(content.day, at.toISOString());
  return kind === 'cancelled' || (kind === 'quoted' && agreement !== null);
}

/** A bill gets the number of its invoice; a day that is confirmed again ends the invoice before. */
async function withInvoice(
  trx: OpenTransaction,
  found: Case,
  content: EventContent | undefined,
  at: Date,
): Promise<EventContent | undefined> {
  const { bill } = found.progress;
  if (content?.kind === 'confirmed' && bill?.invoice) {
    await endInvoice(trx, bill.invoice.number, at);
  }
  if (content?.kind !== 'settled') return content;
  const invoice = await issueInvoice(trx, found, content, at);
  return { ...content, ...(invoice !== undefined && { invoice }) };
}

/** @returns undefined if it is about nothing */
function contentOf(action: NamedAction, { events, progress }: Case): EventContent | undefined {
  const { by, after, toldBy: _, ...content } = { toldBy: undefined, ...action };
  // Its event has what is different.
  if (content.kind === 'changed') return undefined;
  if (content.kind === 'cancelled') {
    const { askedBy, ...cancelled } = content;
    const asked = askedBy === 'customer' ? { askedBy } : {};
    return { ...cancelled, ...asked, day: progress.moveDay.day };
  }
  if (content.kind === 'linked') {
    const { kind, isRenewed } = content;
    return { kind, ...(isRenewed && { isRenewed }) };
  }
  if (content.kind === 'undelivered') {
    // The bounced email is the last one on its author's screen, whatever happened since.
    const { lastEmail } = progressOf(
      '',
      events.filter(({ number }) => number <= after),
    );
    if (!lastEmail || lastEmail.isBack) return undefined;
    const { about, mail } = lastEmail;
    return { kind: content.kind, about, mail, reason: content.said };
  }
  if (content.kind === 'phoned' || content.kind === 'callback') return { ...content, after };
  if (content.kind !== 'quoted') return content;
  const { kind, via, ...quote } = content;
  return { kind, via, quote };
}

async function errorIn(
  trx: Database,
  { stored, progress }: Case,
  action: NamedAction,
  at: Date,
): Promise<FieldError | undefined> {
  if (EVENT_KINDS[action.kind].isOfMove && !isMove(stored)) {
    return { field: 'kind', message: `A ${kindOf(stored).noun} has no move to quote for` };
  }
  const today = localDay(at);
  if (action.kind === 'agreed' && action.terms !== undefined && action.terms !== termsOf) {
    const message = `Our terms are of ${termsOf}. Please name those, or none if they had none`;
    return { field: 'terms', message };
  }
  if (action.kind === 'settled' || action.kind === 'paid') {
    return errorInBill(action, progress, today);
  }
  if (action.kind === 'agreed' || action.kind === 'confirmed') {
    return isLongOver(action.day, today) ? { field: 'day', message: LONG_OVER } : undefined;
  }
  const isOver = (day: string) => day < today;
  const message = 'That day is over. Please choose a later one';
  if (action.kind === 'callback') return isOver(action.day) ? { field: 'day', message } : undefined;
  if (action.kind === 'linked' && action.via === 'email') {
    if (stored.email === null) return NO_EMAIL;
    // Their old link is all that they have.
    if (action.isRenewed && progress.lastBounce !== null) return CAME_BACK;
  }
  if (action.kind !== 'quoted') return undefined;
  // A quote may leave the day open.
  if (action.day !== '' && isOver(action.day)) return { field: 'day', message };
  if (isOver(action.validUntil)) return { field: 'validUntil', message };
  if (action.via === 'email' && stored.email === null) return NO_EMAIL;
  if (action.via === 'email' && !(await mayMailStranger(trx, stored.email, at))) {
    return {
      field: 'via',
      message:
        'We’ve sent this address ten emails within a month, and nobody opened our page from one. Use WhatsApp, or call',
    };
  }
  return undefined;
}

const CAME_BACK: FieldError = {
  field: 'via',
  message:
    'An email to their address came back, and their earlier links would open nothing. Correct the address, or send the new link by WhatsApp',
};

const NO_EMAIL: FieldError = {
  field: 'via',
  message: 'There is no email address. Use WhatsApp, or call',
};
