import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

export interface PressureLimits {
  /** The highest delay of the event loop, in milliseconds, on average over the last window. */
  readonly latestMs: number;
  readonly windowMs: number;
}

/** The delay is normally 1 to 20 ms. A submission takes a few rounds and the form waits 30 s, so up to
 *  a second every visitor is answered in time; beyond it each further request makes all of them late.
 *  The window is so long that a machine which is away for a second or two turns nobody away. */
const LIMITS: PressureLimits = { latestMs: 1000, windowMs: 5000 };

/** The server cannot take the request now, but may be able to in a moment. */
class OverloadedError extends Error {
  readonly statusCode = 503;
}

/** A hook that turns submissions away while the server cannot keep up. It runs after the body is
 *  read, so that the visitor of a form without script gets their input back. Memory is not watched:
 *  no submission stays in it, so turning visitors away would free none. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { latestMs, windowMs } = LIMITS,
): Promise<preHandlerAsyncHookHandler> {
  // The plugin only measures, because its own refusal would come before the body is read.
  await app.register(underPressure, {
    maxEventLoopDelay: latestMs,
    sampleInterval: windowMs,
    pressureHandler: () => {},
  });
  return async () => {
    if (app.isUnderPressure()) throw new OverloadedError('the event loop is late');
  };
}
