import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { parseCidr } from '../settings/cidr.ts';

/** Headers that proxies add. nginx on this machine also calls from loopback, for any client. */
const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/;

/** Tells who runs the site from its visitors, by the socket's own address, whatever TRUST_PROXY says. A browser on this
 *  machine also calls from loopback, for any page whose name its owner lets point there: a monitor asks by an address or
 *  by localhost.
 *  @param networks of the operators, in CIDR form */
export function operatorsIn(networks: readonly string[]): (request: IncomingMessage) => boolean {
  const list = networkList(networks);
  return (request) => isIn(list, request);
}

function isIn(networks: BlockList, { headers, socket }: IncomingMessage): boolean {
  if (Object.keys(headers).some((name) => PROXY_HEADER.test(name))) return false;
  if (isLoopback(socket.remoteAddress ?? '') && !isOwnName(headers.host ?? '')) return false;
  const address = socket.remoteAddress ?? '';
  return networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
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
