import { findContacts, insertContact } from '../contact/contact.repository.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findMailAbout, insertMailRows } from '../outbox/outbox.admin.ts';
import { findQuotes, insertQuote } from '../quote/quote.repository.ts';
import { BATCH } from '../retention/remove-submissions.ts';
import { findTakenReferences } from '../submissions/reference.repository.ts';
import { findLeadHeads } from './lead.repository.ts';

export interface Merged {
  quotes: number;
  messages: number;
  /** References of those that met another one with their reference or key. */
  readonly refused: string[];
}

/** Adds what the source has and the target lacks, each with its mail as it stands in the source. In
 *  small transactions, beside a running server. */
export async function mergeDatabase(source: Database, target: Database): Promise<Merged> {
  const merged: Merged = { quotes: 0, messages: 0, refused: [] };
  let olderThan: string | undefined;
  for (;;) {
    const heads = await findLeadHeads(source, {}, { most: BATCH, olderThan });
    if (heads.length === 0) return merged;
    olderThan = heads.at(-1)?.id;
    const ids = heads.map(({ id }) => id);
    const there = [...(await findQuotes(target, ids)), ...(await findContacts(target, ids))];
    const missing = new Set(ids).difference(new Set(there.map(({ id }) => id)));
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
  const mails = await findMailAbout(source, ids);
  const batch = await inTransaction(target, async (trx) => {
    const references = [...quotes, ...messages].map(({ reference }) => reference);
    const taken = await findTakenReferences(trx, references);
    const isFree = ({ reference }: { reference: string }) => !taken.has(reference);
    const added = new Set([
      ...(await insertQuote(trx, ...quotes.filter(isFree))),
      ...(await insertContact(trx, ...messages.filter(isFree))),
    ]);
    // Whoever had it in hand is long gone.
    const rows = mails.filter(({ subjectId }) => added.has(subjectId));
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
