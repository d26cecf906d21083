import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const KEY_BYTES = 24;

/** The key of a private link: 192 random bits as 32 characters of base64url. */
export function newLinkKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** The format of newLinkKey's keys, sent as in RFC 6750 section 2.1. */
const BEARER = /^Bearer +([A-Za-z0-9_-]{32})$/i;

/** @returns a possible key; any other header never reaches the database */
export function linkKeyOf({
  headers,
}: {
  readonly headers: Pick<IncomingHttpHeaders, 'authorization'>;
}): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
