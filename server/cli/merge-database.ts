import { findContacts, insertContact } from '../contact/contact.repository.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findMailAbout, insertMailRows } from '../outbox/outbox.admin.ts';
import { findQuotes, insertQuote } from '../quote/quote.repository.ts';
import { BATCH } from '../retention/remove-submissions.ts';
import { isReferenceTaken } from '../submissions/reference.repository.ts';
import { findFollowUpRows, insertFollowUpRows } from '../your-move/follow-up.repository.ts';
import { findLeadHeads } from './lead.repository.ts';
import { mergeDeletions, mergeFollowUps } from './merge-follow-ups.ts';

export interface Merged {
  quotes: number;
  messages: number;
  /** Requests that were there and that their visitors changed or deleted later. */
  followedUp: number;
  /** References of those that met another one with their reference or key. */
  readonly refused: string[];
}

/** Adds what the source has and the target lacks, each with its mail as it stands in the source, and
 *  what visitors did afterwards through their private links. In small transactions, beside a running
 *  server. */
export async function mergeDatabase(source: Database, target: Database): Promise<Merged> {
  const merged: Merged = { quotes: 0, messages: 0, followedUp: 0, refused: [] };
  merged.followedUp += await mergeDeletions(source, target);
  let olderThan: string | undefined;
  for (;;) {
    const heads = await findLeadHeads(source, {}, { most: BATCH, olderThan });
    if (heads.length === 0) return merged;
    olderThan = heads.at(-1)?.id;
    const ids = heads.map(({ id }) => id);
    const there = [...(await findQuotes(target, ids)), ...(await findContacts(target, ids))];
    const present = new Set(there.map(({ id }) => id));
    merged.followedUp += await mergeFollowUps(source, target, [...present]);
    const missing = new Set(ids).difference(present);
    if (missing.size > 0) await mergeBatch(source, target, [...missing], merged);
  }
}

async function mergeBatch(
  source: Database,
  target: Database,
  ids: readonly string[],
  merged: Merged,
): Promise<void> {
  const quotes = await findQuotes(source, ids);
  const messages = await findContacts(source, ids);
  const followUps = await findFollowUpRows(source, ids);
  const mails = await findMailAbout(source, ids);
  const batch = await inTransaction(target, async (trx) => {
    const added = new Set<string>();
    for (const quote of quotes) {
      if (await isReferenceTaken(trx, quote.reference)) continue;
      if (await insertQuote(trx, quote)) added.add(quote.id);
    }
    for (const message of messages) {
      if (await isReferenceTaken(trx, message.reference)) continue;
      if (await insertContact(trx, message)) added.add(message.id);
    }
    const done = followUps.filter(({ quoteId }) => added.has(quoteId ?? ''));
    await insertFollowUpRows(trx, done);
    const subjects = new Set([...added, ...done.map(({ id }) => id)]);
    // Whoever had it in hand is long gone.
    const rows = mails.filter(({ subjectId }) => subjects.has(subjectId));
    await insertMailRows(
      trx,
      rows.map((row) => ({ ...row, leaseId: null })),
    );
    return added;
  });
  merged.quotes += quotes.filter(({ id }) => batch.has(id)).length;
  merged.messages += messages.filter(({ id }) => batch.has(id)).length;
  const refused = [...quotes, ...messages].filter(({ id }) => !batch.has(id));
  merged.refused.push(...refused.map(({ reference }) => reference));
}
