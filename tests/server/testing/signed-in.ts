import type { Database } from '../../../server/database/database.ts';
import { newLinkKey } from '../../../server/requests/link-key.ts';
import { hashOfKey, insertDevice } from '../../../server/team/devices/device.repository.ts';

/** Signs in a device of the team for the whole test, whatever its clock does.
 *  @returns the header with its cookie, over http and https */
export async function signedIn(
  db: Database,
  name = 'Anna’s phone',
): Promise<{ readonly cookie: string }> {
  const key = newLinkKey();
  await insertDevice(db, {
    id: key.slice(0, 8),
    name,
    keyHash: hashOfKey(key),
    signedInAt: '2026-11-01T08:00:00.000Z',
    browser: 'Chrome on Android',
    invited: 'command',
    lastUsed: '9999-12-31',
    signedOutAt: null,
  });
  return { cookie: `device=${key}; __Host-device=${key}` };
}
