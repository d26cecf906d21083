import type { Database } from '../database/database.ts';
import { newLinkKey, newReadKey } from './link-key.ts';
import type { Submission } from './submission.ts';

/** Whether a key opens the visitor's page. That of the plan opens nothing but the plan. */
export function opens(
  { linkKey, mailKey }: Pick<Submission, 'linkKey' | 'mailKey'>,
  key: string,
): boolean {
  return key === linkKey || key === mailKey;
}

/** The keys of a visitor's page and of their plan: the ones before open nothing any more. */
export const newKeys = () => ({
  linkKey: newLinkKey(),
  mailKey: newLinkKey(),
  readKey: newReadKey(),
});

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
