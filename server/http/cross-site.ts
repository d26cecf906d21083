import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';

interface Sender {
  readonly origin: string | undefined;
  /** The Sec-Fetch-Site header. */
  readonly fetchSite: string | undefined;
  /** The host and port to which the request was sent. */
  readonly host: string;
}

/** Whether another site's page sent this through a visitor's browser. The request's own host counts
 *  as this site, whatever SITE_URL says: a phone in the office opens the laptop's address. A sender
 *  without either header is not a browser, so no visitor can be misused through it. */
export function isCrossSite({ origin, fetchSite, host }: Sender, siteUrl: string): boolean {
  const ours = origin === siteUrl || (origin !== undefined && URL.parse(origin)?.host === host);
  if (origin !== undefined && !ours) return true;
  switch (fetchSite) {
    case undefined:
    case 'same-origin':
    case 'none':
      return false;
    case 'same-site':
      return origin !== siteUrl;
    default:
      return true;
  }
}

/** @param refuse answers in the format that the sender reads */
export function refuseCrossSite(
  siteUrl: string,
  refuse: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers;
    const sender = { origin, fetchSite: fetchSite?.toString(), host: request.host };
    if (!isCrossSite(sender, siteUrl)) return;
    return refuse(request, reply, {
      status: 403,
      detail: 'Please send the request from our own site.',
    });
  };
}
