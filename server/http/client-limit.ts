import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

/** A hook that lets a client through `max` times a minute. Each server process counts for itself:
 *  N processes let N times as many through.
 *
 *  A client is an IPv4 address or an IPv6 network of 64 bits, because one household gets such a
 *  network and can choose any address in it; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is
 *  the IPv4 one. The plugin makes that key of `request.ip`, which is the connection's own address
 *  unless a proxy named in TRUST_PROXY says otherwise.
 *  @param max 0 for no limit */
export async function limitClients(
  app: FastifyInstance,
  max: number,
): Promise<preHandlerAsyncHookHandler[]> {
  if (max === 0) return [];
  if (!app.hasDecorator('rateLimit')) await app.register(rateLimit, { global: false });
  // 10,000 clients take 2 MB. If more come within a minute, the one that was quiet longest is
  // forgotten first.
  return [app.rateLimit({ max, timeWindow: '1 minute', ipv6Subnet: 64, cache: 10_000 })];
}
