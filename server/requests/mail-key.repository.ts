import type { Database } from '../database/database.ts';
import { newLinkKey, newReadKey } from './link-key.ts';
import { updateSubmission } from './submission.repository.ts';
import type { Submission } from './submission.ts';

/** Whether a key opens the visitor's page. That of the plan opens nothing but the plan. */
export function opens(
  { linkKey, mailKey }: Pick<Submission, 'linkKey' | 'mailKey'>,
  key: string,
): boolean {
  return key === linkKey || key === mailKey;
}

/** The keys of a visitor's page and of their plan. */
export const newKeys = () => ({
  linkKey: newLinkKey(),
  mailKey: newLinkKey(),
  readKey: newReadKey(),
});

/** Gives a request other keys: the ones before open nothing any more, and whoever sends the request once more, as it was
 *  first sent, does not get the new ones.
 *  @param renewal lets the visitor who renewed the link repeat that with the key before
 *  @returns the new keys */
export async function renewKeys(
  trx: Database,
  id: string,
  renewal: string | null,
): Promise<ReturnType<typeof newKeys>> {
  const keys = newKeys();
  await updateSubmission(trx, id, { ...keys, renewal, linkRenewed: 1 });
  return keys;
}

/** For the emails to another address: nobody has shown yet that it is theirs. */
export const unproved = () => ({ mailKey: newLinkKey(), isProved: 0 });

/** Notes that whoever reads the emails to this address has opened one. */
export async function proveAddress(
  db: Database,
  { id, mailKey, isProved }: Submission,
  key: string,
): Promise<void> {
  if (isProved === 1 || key !== mailKey) return;
  await db
    .updateTable('submissions')
    .set({ isProved: 1 })
    .where('id', '=', id)
    .where('mailKey', '=', key) // the address may be another one by now
    .execute();
}
