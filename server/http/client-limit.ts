import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

/** As often as a client may ask in a minute, whatever becomes of it: what is refused costs little, and thousands of phones
 *  may be behind one address. */
const ASKED_MOST = 10;
/** A network of 48 bits is a company's, or many phones' of a mobile network: as much as so many households. */
const HOUSEHOLDS = 5;

/** 10,000 clients take 2 MB. If more come within a minute, the one that was quiet longest is forgotten first. */
const ALL = { timeWindow: '1 minute', cache: 10_000 } as const;

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;
type Count = (request: FastifyRequest) => Promise<Limit>;

/** The limits per minute. Each server process counts for itself: N processes let N times as much through. */
export interface ClientLimits {
  /** Refuse a client who asks too often, good or bad. */
  readonly asking: onRequestAsyncHookHandler[];
  /** Refuse a client after as many as one may store, and count each. */
  readonly sending: onRequestAsyncHookHandler[];
  /** The same for a key: whoever else is behind the address is not concerned, and what is refused does not count. */
  readonly byKey: onRequestAsyncHookHandler[];
  /** Counts what a client stores. True if that is more than one household sends. */
  readonly isOver: (request: FastifyRequest) => Promise<boolean>;
}

/** @param max 0 for no limit */
export async function limitClients(app: FastifyInstance, max: number): Promise<ClientLimits> {
  if (max === 0) return { asking: [], sending: [], byKey: [], isOver: async () => false };
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false });
  const asked = perClient(app, max * ASKED_MOST);
  const sent = perClient(app, max);
  const stored = perClient(app, max);
  const byKey = app.createRateLimit({ ...ALL, max: max - 1, keyGenerator: keyOf });
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onSend', async (request, reply) => {
    if (counted.has(request) && reply.statusCode < 400) await byKey(request);
  });
  return {
    asking: [refuseOver(asked)],
    sending: [refuseOver(asked), refuseOver(sent)],
    byKey: [
      refuseOver(asked),
      refuseOver((request) => {
        counted.add(request);
        return byKey(request, { increment: false });
      }),
    ],
    isOver: async (request) => (await stored(request)).isExceeded,
  };
}

type Exceeded = Pick<Extract<Limit, { isAllowed: false }>, 'isExceeded' | 'ttlInSeconds'>;

/** Counts for a client: an IPv4 address or an IPv6 network of 64 bits, because one household gets such a network and can
 *  choose any address in it; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 one. Whoever has a network of
 *  48 bits has 65,536 of those: what is still within a household's share counts there too. The plugin makes the key of
 *  `request.ip`, which is the connection's own address unless a proxy named in TRUST_PROXY says otherwise. */
function perClient(
  app: FastifyInstance,
  max: number,
): (request: FastifyRequest) => Promise<Exceeded> {
  const household: Count = app.createRateLimit({ ...ALL, max, ipv6Subnet: 64 });
  const network: Count = app.createRateLimit({ ...ALL, max: max * HOUSEHOLDS, ipv6Subnet: 48 });
  return async (request) => {
    const own = exceeded(await household(request));
    return own.isExceeded ? own : exceeded(await network(request));
  };
}

const exceeded = (limit: Limit): Exceeded =>
  limit.isAllowed ? { isExceeded: false, ttlInSeconds: 0 } : limit;

function refuseOver(
  count: (request: FastifyRequest) => Promise<Limit | Exceeded>,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const limit = await count(request);
    if ('isAllowed' in limit && limit.isAllowed) return;
    const { isExceeded, ttlInSeconds } = limit as Exceeded; // the other case
    if (!isExceeded) return;
    reply.header('retry-after', ttlInSeconds);
    throw Object.assign(new Error('too many requests'), { statusCode: 429 });
  };
}

/** What opens something: a link's key, a device's, or the feed's, which is in its path. */
function keyOf({ headers: { authorization, cookie }, url }: FastifyRequest): string {
  return authorization ?? cookie ?? url;
}
