import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

/** How late the event loop may come round, in milliseconds, on average over the last second. It is
 *  1 to 20 when all is well. A submission takes a few rounds and the form waits 30 s, so up to here
 *  everybody is still answered; beyond, each one more makes all of them late. */
const LATEST_MS = 1000;

/** What is thrown where a request cannot be taken on now, and could be in a moment. */
class OverloadedError extends Error {
  readonly statusCode = 503;
}

/** A hook that turns submissions away while the server cannot keep up. It runs when the body is read,
 *  so that a form without script gets its words back. Memory is not watched: nothing that a visitor
 *  sends stays in it, so turning visitors away would free none. */
export async function refuseUnderPressure(
  app: FastifyInstance,
): Promise<preHandlerAsyncHookHandler> {
  // The plugin's own refusal would come before the body: it only measures.
  await app.register(underPressure, { maxEventLoopDelay: LATEST_MS, pressureHandler: () => {} });
  return async () => {
    if (app.isUnderPressure()) throw new OverloadedError('the event loop is late');
  };
}
