import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accept-encoding.ts';
import type { Site } from './load-site.ts';
import type { SiteFile, Variant } from './site-file.ts';

/** The page and the fragment of a decoded path. Programs that escape links write # as %23, and some escape it twice. */
const ESCAPED_FRAGMENT = /^(\/.*?)(?:#|%23)(.*)$/s;

/** Answers every other path with a page, a file, a redirect to a page, or 404. The answers bypass
 *  Fastify's hooks and serializers, and their headers are prepared at the start: this saves most of
 *  the work of a request. */
export function siteRoutes(app: FastifyInstance, site: Site): void {
  app.get('/*', (request, reply) => {
    const { path, query } = splitUrl(request.url);
    const file = site.files.get(path);
    if (file) return sendFile(request, reply, 200, file);
    const canonical = canonicalOf(path, site);
    if (canonical !== undefined) return reply.redirect(canonical + query, 308);
    const [, page = '', fragment = ''] = ESCAPED_FRAGMENT.exec(path) ?? [];
    const meant = canonicalOf(page, site);
    if (meant !== undefined) {
      // Kept nowhere: it may be the key of a private link.
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${meant}${query}#${encodeURI(fragment)}`, 302);
    }
    return path.startsWith('/api/') ? reply.callNotFound() : sendNotFound(request, reply, site);
  });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply, { notFoundPage }: Site) {
  return notFoundPage ? sendFile(request, reply, 404, notFoundPage) : reply.callNotFound();
}

/** Whether somebody may have typed this address, or followed a link to it. */
export function asksForPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}

/** The page meant by an address with a slash at its end, or by a visitor who typed '/Get-Quote' from a leaflet: always
 *  a path of the site. */
function canonicalOf(path: string, { files, redirects }: Site): string | undefined {
  const found = (each: string) => redirects.get(each) ?? (files.has(each) ? each : undefined);
  return found(path) ?? found(path.toLowerCase());
}

/** Whether a page or file exists here, for a request with a wrong method. */
export function hasPage(site: Site, url: string): boolean {
  return site.files.has(splitUrl(url).path);
}

function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  return { path: decodePath(path), query: mark === -1 ? '' : url.slice(mark) };
}

/** @returns the path unchanged if it is not valid percent-encoding */
function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, status: 200 | 404, file: SiteFile) {
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  reply.hijack();
  if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
    reply.raw.writeHead(304, variant.notModifiedHeaders).end();
  } else {
    // Node leaves the body out of the answer to a HEAD.
    reply.raw.writeHead(status, variant.headers).end(variant.body);
  }
}

function chooseVariant(file: SiteFile, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return file.identity;
  if (file.br && accepts(acceptEncoding, 'br')) return file.br;
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return file.gzip;
  return file.identity;
}

/** A compressing proxy marks a tag as weak; for a 304 it is the same page (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
