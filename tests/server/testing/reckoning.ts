import type { Database } from '../../../server/database/database.ts';
import type { AcceptedMail } from './mail-server.ts';

export interface Reckoning {
  readonly acknowledged: number;
  /** The number of them in the database. */
  readonly found: number;
  readonly mailedOnce: number;
  readonly mailedTwice: number;
  readonly mailedMoreOften: number;
  /** References that a visitor was thanked with but that are not stored or not mailed. */
  readonly lost: readonly string[];
  /** Second copies that a mailbox cannot recognise, because their Message-ID differs. */
  readonly strangeCopies: readonly string[];
}

/** Compares visitors' receipts with the stored requests and the mail. */
export async function reckon(
  db: Database,
  acknowledged: Iterable<string>,
  mails: readonly AcceptedMail[],
): Promise<Reckoning> {
  const rows = await db.selectFrom('submissions').select('reference').execute();
  const stored = new Set(rows.map(({ reference }) => reference));
  const copies = Map.groupBy(mails, ({ reference }) => reference);
  const thanked = [...acknowledged];
  const mailedTimes = thanked.map((reference) => copies.get(reference)?.length ?? 0);
  const isStrange = (sent: readonly AcceptedMail[]) =>
    new Set(sent.map(({ messageId }) => messageId)).size > 1;
  return {
    acknowledged: thanked.length,
    found: thanked.filter((reference) => stored.has(reference)).length,
    mailedOnce: mailedTimes.filter((times) => times === 1).length,
    mailedTwice: mailedTimes.filter((times) => times === 2).length,
    mailedMoreOften: mailedTimes.filter((times) => times > 2).length,
    lost: thanked.filter((reference) => !stored.has(reference) || !copies.has(reference)),
    strangeCopies: [...copies]
      .filter(([, sent]) => isStrange(sent))
      .map(([reference]) => reference),
  };
}
