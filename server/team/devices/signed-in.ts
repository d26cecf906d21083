import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { Database } from '../../database/database.ts';
import { deviceCookie, deviceKeyOf } from '../../http/device-cookie.ts';
import { type Problem, sendProblem } from '../../http/problem.ts';
import type { Config } from '../../settings/config.ts';
import { type Device, findDevice, setUsed } from './device.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The team's device that sent it, once {@link onlySignedIn} has let it through. */
    device: Device | null;
  }
}

interface SignedInDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly db: Database;
  readonly now: () => Date;
}

/** A hook that lets only the team's devices through. Every other client gets the same answer, whatever it asks for. */
export function onlySignedIn(app: FastifyInstance, { config, db, now }: SignedInDeps) {
  app.decorateRequest('device', null);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const today = localDay(now());
    const key = deviceKeyOf(request, config.siteUrl);
    const device = key && (await findDevice(db, key, today));
    if (!device) return sendProblem(reply, NOT_SIGNED_IN);
    request.device = device;
    if (device.lastUsed >= today) return;
    try {
      await setUsed(db, device.id, today);
      reply.header('set-cookie', deviceCookie(key, config.siteUrl));
    } catch (error) {
      // Reading goes on while nothing can be written.
      request.log.warn({ err: error }, 'the use of a device was not noted');
    }
  };
}

/** The device of a request that the hook has let through. */
export function deviceOf({ device }: FastifyRequest): Device {
  if (!device) throw new Error('a route of the team has no hook');
  return device;
}

const NOT_SIGNED_IN: Problem = {
  status: 401,
  detail: 'This device is not signed in. Send a link to the team’s inbox, and open it here.',
  needs: 'device',
};
