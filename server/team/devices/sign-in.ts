import { DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { Database } from '../../database/database.ts';
import { takeTurn } from '../../database/jobs/job-run.repository.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { deleteSentMails } from '../../sending/outbox/outbox.queries.ts';
import { insertMail } from '../../sending/outbox/outbox.repository.ts';
import {
  deleteOldDevices,
  findDevice,
  hashOfKey,
  insertDevice,
  replaceDeviceKey,
  signOut,
} from './device.repository.ts';
import { askedAbout } from './sign-in.email.ts';
import { findSpentLink, spendLink } from './sign-in-link.repository.ts';

const HOUR_MS = 3_600_000;
/** Whoever finds the page must not fill the team's inbox. */
const MOST_AN_HOUR = 6;
const ID_LETTERS = 8;

/** Stores the mail with a link for the team; all servers together send six an hour.
 *  @param browser the one in which somebody asks for it */
export function askForLink(
  db: Database,
  browser: string,
  at: Date,
): Promise<'stored' | 'too-many'> {
  return inTransaction(db, async (trx) => {
    const hourAgo = new Date(at.getTime() - HOUR_MS);
    if (!(await takeTurn(trx, 'sign-in', { most: MOST_AN_HOUR, since: hourAgo, at }))) {
      return 'too-many';
    }
    const dayAgo = new Date(at.getTime() - DAY_MS).toISOString();
    await deleteSentMails(trx, ['sign-in', 'signed-in'], dayAgo);
    await insertMail(trx, { kind: 'sign-in', about: askedAbout(at, browser) });
    return 'stored';
  });
}

interface SignIn {
  /** Of the link. */
  readonly key: string;
  readonly name: string;
  readonly browser: string;
  /** The same for each attempt of one press. */
  readonly idempotencyKey: string | undefined;
  /** The key that this browser has already. */
  readonly formerKey: string | undefined;
  readonly now: Date;
}

/** Signs in the device, and tells the team. A retry after a lost answer gets another key for the same device: the first
 *  one was never stored, so it cannot be sent again.
 *  @returns the device's key; undefined for a link that was used, has expired or is unknown */
export function signIn(db: Database, { name, browser, formerKey, ...use }: SignIn) {
  return inTransaction(db, async (trx) => {
    const { now } = use;
    const key = newLinkKey();
    const id = newLinkKey().slice(0, ID_LETTERS);
    const invited = await spendLink(trx, use, id);
    if (invited === undefined) {
      const device = await findSpentLink(trx, use);
      return device && (await replaceDeviceKey(trx, device, key)) ? key : undefined;
    }
    const today = localDay(now);
    // The browser has one cookie: what it was before cannot be used any more.
    const former = formerKey === undefined ? undefined : await findDevice(trx, formerKey, today);
    if (former) await signOut(trx, former.id, now);
    await deleteOldDevices(trx, now);
    await insertDevice(trx, {
      id,
      name,
      keyHash: hashOfKey(key),
      signedInAt: now.toISOString(),
      browser,
      invited,
      lastUsed: today,
      signedOutAt: null,
    });
    await insertMail(trx, { kind: 'signed-in', about: id });
    return key;
  });
}
