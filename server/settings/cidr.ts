import { isIP } from 'node:net';

export interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

/** Reads '10.0.0.0/8', or a single address as a network of one; undefined for anything else. */
export function parseCidr(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  const bits = Number(prefix ?? longest);
  return bits > longest ? undefined : { address, family: `ipv${version as 4 | 6}`, prefix: bits };
}
