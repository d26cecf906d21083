import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Handler = ReturnType<ReturnType<Strategy['storage']>['get']>;

/** Prometheus reads the figures here. For everybody else the address does not exist: a constraint
 *  instead of a refusal, so that the router itself answers as for any other wrong address.
 *  @param from networks in CIDR form that may read them */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  from: readonly string[],
): void {
  const readers = networkList(from);
  app.addConstraintStrategy({
    name: 'metricsReader',
    storage: () => {
      const handlers = new Map<unknown, Handler>();
      return {
        get: (isReader) => handlers.get(isReader) ?? null,
        set: (isReader, handler) => void handlers.set(isReader, handler),
      };
    },
    // Of any other address nothing is looked up: this runs for every request.
    deriveConstraint: (request: IncomingMessage) =>
      (request.url === PATH && isReader(request, readers)) || undefined,
  });
  app.get(PATH, { constraints: { metricsReader: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}

/** What proxies add. nginx on this machine calls from loopback too, on behalf of anybody. */
const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** By the socket's own address, whatever proxies are trusted with. */
function isReader({ headers, socket }: IncomingMessage, readers: BlockList): boolean {
  if (Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return false;
  const address = socket.remoteAddress ?? '';
  return readers.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function networkList(cidrs: readonly string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', prefix] = cidr.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
