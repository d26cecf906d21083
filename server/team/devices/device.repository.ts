import { hash } from 'node:crypto';
import { addDays, type CalendarDate, DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { SIGNED_IN_DAYS } from '../../../domain/team/whose-device.ts';
import type { Database } from '../../database/database.ts';
import type { DeviceTable } from '../../database/tables/device.table.ts';

export type Device = Readonly<DeviceTable>;

/** All that the database has of a key. */
export function hashOfKey(key: string): string {
  return hash('sha256', key);
}

/** The device that holds the key and is signed in. */
export async function findDevice(
  db: Database,
  key: string,
  today: CalendarDate,
): Promise<Device | undefined> {
  return signedIn(db, today).where('keyHash', '=', hashOfKey(key)).executeTakeFirst();
}

/** The devices that are signed in, the last used first. */
export async function findDevices(db: Database, today: CalendarDate): Promise<Device[]> {
  return signedIn(db, today).orderBy('lastUsed', 'desc').orderBy('signedInAt', 'desc').execute();
}

function signedIn(db: Database, today: CalendarDate) {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('signedOutAt', 'is', null)
    .where('lastUsed', '>=', addDays(today, -SIGNED_IN_DAYS));
}

/** The device of that id, whether it is signed in or not. */
export async function findAnyDevice(db: Database, id: string): Promise<Device | undefined> {
  return db.selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertDevice(trx: Database, device: Device): Promise<void> {
  await trx.insertInto('devices').values(device).execute();
}

/** The device has another key from now on.
 *  @returns false if it was signed out */
export async function replaceDeviceKey(trx: Database, id: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('devices')
    .set({ keyHash: hashOfKey(key) })
    .where('id', '=', id)
    .where('signedOutAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores that it is used today. */
export async function setUsed(db: Database, id: string, today: CalendarDate): Promise<void> {
  await db
    .updateTable('devices')
    .set({ lastUsed: today })
    .where('id', '=', id)
    .where('lastUsed', '<', today)
    .execute();
}

/** @returns false if it was not signed in */
export async function signOut(db: Database, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('devices')
    .set({ signedOutAt: at.toISOString() })
    .where('id', '=', id)
    .where('signedOutAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Signs out every device, and takes back the links that would sign one in.
 *  @returns how many devices were signed in */
export async function signAllOut(db: Database, at: Date): Promise<number> {
  await db.deleteFrom('signInLinks').execute();
  const { numUpdatedRows } = await db
    .updateTable('devices')
    .set({ signedOutAt: at.toISOString() })
    .where('signedOutAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets devices that have been signed out for as long as one stays signed in. */
export async function deleteOldDevices(trx: Database, now: Date): Promise<void> {
  const ago = new Date(now.getTime() - SIGNED_IN_DAYS * DAY_MS);
  await trx
    .deleteFrom('devices')
    .where(({ eb, or }) =>
      or([
        eb('signedOutAt', '<', ago.toISOString()),
        eb('lastUsed', '<', addDays(localDay(ago), -SIGNED_IN_DAYS)),
      ]),
    )
    .execute();
}
