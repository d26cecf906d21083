import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCidr } from '../cidr.ts';
import type { Metrics } from './metrics.ts';

/** Prometheus reads the figures here. For every other client the address does not exist, whatever
 *  the method: it gets the answer of any wrong address.
 *  @param from networks in CIDR form that may read them
 *  @param sendNotFound answers a GET like any wrong address */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  from: readonly string[],
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const readers = networkList(from);
  app.all('/metrics', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !isReader(request.raw, readers)) {
      if (reads) sendNotFound(request, reply);
      else reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Headers that proxies add. nginx on this machine also calls from loopback, for any client. */
const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Checks the socket's own address, whatever TRUST_PROXY says. A browser on this machine also calls from loopback, for any
 *  page whose name its owner lets point there: Prometheus asks by an address or by localhost. */
function isReader({ headers, socket }: IncomingMessage, readers: BlockList): boolean {
  if (Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return false;
  if (isLoopback(socket.remoteAddress ?? '') && !isOwnName(headers.host ?? '')) return false;
  const address = socket.remoteAddress ?? '';
  return readers.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

function isOwnName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name.toLowerCase() === 'localhost' || isIP(name) !== 0;
}

function networkList(cidrs: readonly string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const network = parseCidr(cidr);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  return list;
}
