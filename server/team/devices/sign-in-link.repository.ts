import type { Database } from '../../database/database.ts';
import type { Invitation } from '../../database/tables/device.table.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { hashOfKey } from './device.repository.ts';

const HOUR_MS = 3_600_000;
/** So long a device may repeat the press whose answer was lost. */
const RETRY_MS = 10 * 60_000;

/** Makes a link that signs in one device within an hour. Its key is in no table, only in what is returned. */
export async function newSignInLink(
  db: Database,
  siteUrl: string,
  { invited, now }: { readonly invited: Invitation; readonly now: Date },
): Promise<string> {
  const key = newLinkKey();
  await db.deleteFrom('signInLinks').where('expiresAt', '<', now.toISOString()).execute();
  await db
    .insertInto('signInLinks')
    .values({
      keyHash: hashOfKey(key),
      invited,
      expiresAt: new Date(now.getTime() + HOUR_MS).toISOString(),
      usedAt: null,
      usedWith: null,
      deviceId: null,
    })
    .execute();
  return `${siteUrl}/sign-in#${key}`;
}

interface Use {
  readonly key: string;
  /** Of the request; none if it has none. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

/** Uses the link for this device; of two at the same time one gets it.
 *  @returns undefined if it opens nothing, or nothing any more */
export async function spendLink(
  trx: Database,
  { key, idempotencyKey, now }: Use,
  deviceId: string,
): Promise<Invitation | undefined> {
  const at = now.toISOString();
  const usedWith = idempotencyKey === undefined ? null : hashOfKey(idempotencyKey);
  const link = await trx
    .updateTable('signInLinks')
    .set({ usedAt: at, usedWith, deviceId })
    .where('keyHash', '=', hashOfKey(key))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('invited')
    .executeTakeFirst();
  return link?.invited;
}

/** The id of the device that this same press signed in a moment ago. */
export async function findSpentLink(
  trx: Database,
  { key, idempotencyKey, now }: Use,
): Promise<string | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const link = await trx
    .selectFrom('signInLinks')
    .select('deviceId')
    .where('keyHash', '=', hashOfKey(key))
    .where('usedWith', '=', hashOfKey(idempotencyKey))
    .where('usedAt', '>', new Date(now.getTime() - RETRY_MS).toISOString())
    .executeTakeFirst();
  return link?.deviceId ?? undefined;
}
