import type { FastifyInstance } from 'fastify';
import { localDay } from '../../../domain/dates/local-time.ts';
import { devicesView, usedInWords } from '../../../domain/team/devices.ts';
import type { Database } from '../../database/database.ts';
import { noDeviceCookie } from '../../http/device-cookie.ts';
import { type PrivateLimits, privateRoutes } from '../../requests/private-routes.ts';
import type { Metrics } from '../../sending/metrics.ts';
import type { OutboxWorker } from '../../sending/outbox/channel-worker.ts';
import type { Config } from '../../settings/config.ts';
import { findDevices, signOut } from './device.repository.ts';
import { deviceOf } from './signed-in.ts';

const PATH = '/api/devices';

interface DeviceDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly metrics: Pick<Metrics, 'countSubmission'>;
  readonly now: () => Date;
}

/** The devices of the team, for one that is signed in, which can sign out each. */
export function deviceRoutes(app: FastifyInstance, limits: PrivateLimits, deps: DeviceDeps): void {
  const { db, now, config } = deps;
  const { read, take } = privateRoutes(app, { limits, keys: ['device'] }, deps);

  const all = {
    summary: 'The devices that are signed in',
    shows: ['Devices', devicesView] as const,
  };
  read(PATH, all, async ({ request }) => {
    const today = localDay(now());
    const own = deviceOf(request);
    const devices = await findDevices(db, today);
    return {
      devices: devices.map(({ id, name, browser, lastUsed }) => ({
        id,
        name,
        browser,
        used: usedInWords(lastUsed, today),
        isThis: id === own.id,
      })),
    };
  });

  take(
    {
      method: 'DELETE',
      path: `${PATH}/:id`,
      summary: 'Signs a device out',
      status: 204,
      keyUse: 'unread',
    },
    async ({ request, reply }) => {
      const { id } = request.params as { id: string }; // as in the path
      const isOut = await signOut(db, id, now());
      if (id === deviceOf(request).id) reply.header('set-cookie', noDeviceCookie(config.siteUrl));
      return { outcome: isOut ? 'stored' : 'repeated' };
    },
  );
}
