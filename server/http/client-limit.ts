import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

/** A hook that lets a client through so many times a minute. Each server process counts for
 *  itself: N of them let N times as many through.
 *
 *  A client is an IPv4 address or an IPv6 network of 64 bits, which is what one household gets and
 *  inside which it can choose any address; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is the
 *  IPv4 one. The plugin makes that key of `request.ip`, which is the connection's own address unless a
 *  proxy named in TRUST_PROXY says otherwise.
 *  @param max 0 for no limit */
export async function limitClients(
  app: FastifyInstance,
  max: number,
): Promise<preHandlerAsyncHookHandler[]> {
  if (max === 0) return [];
  if (!app.hasDecorator('rateLimit')) await app.register(rateLimit, { global: false });
  // 10,000 clients take 2 MB. When more come within a minute, those are forgotten first that were
  // longest quiet.
  return [app.rateLimit({ max, timeWindow: '1 minute', ipv6Subnet: 64, cache: 10_000 })];
}
