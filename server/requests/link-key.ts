import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const KEY_BYTES = 24;

/** The key of a private link: 32 random letters and digits, 190 bits. Mail programs and phones leave a mark at the end
 *  out of a link, so base64url is drawn until it has none: three times on average. */
export function newLinkKey(): string {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return /[-_]/.test(key) ? newLinkKey() : key;
}

/** The key of a link that is printed: digits and the letters a to f, none of which looks like another on paper. 128 bits. */
export function newReadKey(): string {
  return randomBytes(16).toString('hex');
}

/** The format of all keys, sent as in RFC 6750 section 2.1. */
const BEARER = /^Bearer +([a-z0-9]{32})$/i;

/** @returns a possible key; any other header never reaches the database */
export function linkKeyOf({
  headers,
}: {
  readonly headers: Pick<IncomingHttpHeaders, 'authorization'>;
}): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
