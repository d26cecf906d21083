import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** The path and query of a request's target. A proxy may send it with scheme and host (RFC 9112, 3.2.2). */
export function pathOfTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url;
  const [origin] = ABSOLUTE.exec(url) ?? [];
  if (origin === undefined) return url;
  const rest = url.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
