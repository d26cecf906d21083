import { isIP } from 'node:net';
import type { onRequestHookHandler } from 'fastify';

/** Some proxies write a port behind the address, which differs for each connection. The rest of the program, and
 *  Fastify's own reading of TRUST_PROXY, expects plain addresses. */
export const readForwardedFor: onRequestHookHandler = (request, _reply, done) => {
  const { headers } = request.raw;
  const list = headers['x-forwarded-for'];
  if (typeof list === 'string') headers['x-forwarded-for'] = plainAddresses(list);
  done();
};

/** The list without ports, brackets and empty items (RFC 9110, 5.6.1). What is not an address stays as it is. */
export function plainAddresses(list: string): string {
  const items = list.split(',').map((item) => item.trim());
  return items
    .filter((item) => item !== '')
    .map(plainAddress)
    .join(', ');
}

const BRACKETS = /^\[(.+)\](?::\d+)?$/;
const PORT = /^(.+):\d+$/;

function plainAddress(item: string): string {
  if (isIP(item) !== 0) return item;
  const [, address = ''] = BRACKETS.exec(item) ?? PORT.exec(item) ?? [];
  return isIP(address) === 0 ? item : address;
}
