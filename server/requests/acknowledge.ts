import type { OpenTransaction } from '../database/database.ts';
import { insertMailToVisitor } from '../sending/outbox/outbox.repository.ts';
import { countAcknowledgement } from './acknowledgement.repository.ts';
import { permitFor } from './mail-limit.repository.ts';
import type { Submission } from './submission.ts';

type Sender = Pick<Submission, 'id' | 'email' | 'mailKey' | 'flag'>;

/** Writes to the visitor that we have their request, with the link to its page. Anybody can type anybody's address, so a
 *  suspected request has none, and an address few. No answer of ours tells whether it was sent: a stranger would learn who
 *  else asked for a quote. */
export async function acknowledge(
  trx: OpenTransaction,
  { id: submissionId, email, mailKey, flag }: Sender,
  at: Date,
): Promise<void> {
  if (email === null || mailKey === null || flag !== null) return;
  // In this order: an address with thousands of requests takes the second one a while.
  if (!(await countAcknowledgement(trx, email, at))) return;
  const permit = await permitFor(trx, email, at);
  if (!permit) return;
  await insertMailToVisitor(trx, { kind: 'acknowledgement', submissionId }, permit);
}
