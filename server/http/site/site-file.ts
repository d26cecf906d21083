import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  CLOSED_POLICY,
  type Hsts,
  type PageHashes,
  pagePolicy,
  securityHeaders,
} from '../security-headers.ts';
import type { Encoding } from './accept-encoding.ts';

/** A file in one encoding, with the prepared headers of its two possible answers: names and values
 *  in turn, the fastest form for writeHead. */
export interface Variant {
  readonly etag: string;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
  readonly body: Buffer;
}

export interface SiteFile extends Readonly<Partial<Record<Encoding, Variant>>> {
  readonly identity: Variant;
  /** Its content security policy, which answers made from it have too. */
  readonly policy: string;
}

/** A file of the build, with the build's compressed copies. */
interface BuiltFile {
  /** With slashes, relative to the site's folder. */
  readonly name: string;
  readonly content: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** The hashes of a page's inline code, as JSON. Without them no inline code may run. */
  readonly hashes: Buffer | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** The build has compressed the important files best; the rest must not delay the start. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function prepareFile(file: BuiltFile, siteUrl: string, hsts?: Hsts): SiteFile {
  const { name, content } = file;
  const { type, compressible } = contentType(name);
  const policy = policyOf(file, siteUrl);
  const headers = commonHeaders(name, policy, siteUrl, hsts);
  const variant = (body: Buffer, encoding: Encoding) =>
    makeVariant(body, encoding, type, { ...headers, etag: etagOf(content, encoding) });

  const identity = variant(content, 'identity');
  if (!compressible) return { identity, policy };
  const br = file.br ?? brotliCompressSync(content, QUICK_BROTLI);
  const gzip = file.gzip ?? gzipSync(content);
  return {
    identity,
    policy,
    ...(br.length < content.length && { br: variant(br, 'br') }),
    ...(gzip.length < content.length && { gzip: variant(gzip, 'gzip') }),
  };
}

function policyOf({ name, hashes }: BuiltFile, siteUrl: string): string {
  if (!isPage(name)) return CLOSED_POLICY;
  // The build wrote the file, so its shape is known.
  const inline = hashes && (JSON.parse(hashes.toString()) as PageHashes);
  return pagePolicy(inline ?? { scripts: [], styles: [] }, siteUrl);
}

/** The headers of a 200 and a 304, whose headers replace those of the browser's copy. */
function commonHeaders(name: string, policy: string, siteUrl: string, hsts?: Hsts): Headers {
  return {
    ...securityHeaders(siteUrl, hsts),
    'content-security-policy': policy,
    'cache-control': cacheControl(name),
    ...(contentType(name).compressible && { vary: 'Accept-Encoding' }),
  };
}

/** Astro puts a hash of the content into the names below _astro. Browsers revalidate a page each
 *  time, so that a change of prices is seen at once; a 304 costs a few hundred bytes. */
function cacheControl(name: string): string {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return isPage(name) ? 'no-cache' : 'public, max-age=3600';
}

function isPage(name: string): boolean {
  return name.endsWith('.html');
}

/** A strong tag differs by encoding, because the bytes do (RFC 9110, 8.8.3.3). */
function etagOf(content: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

function makeVariant(
  body: Buffer,
  encoding: Encoding,
  type: string,
  common: Headers & { readonly etag: string },
): Variant {
  const headers = {
    ...common,
    'content-type': type,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return {
    etag: common.etag,
    headers: Object.entries(headers).flat(),
    notModifiedHeaders: Object.entries(common).flat(),
    body,
  };
}

interface ContentType {
  readonly type: string;
  /** Not for pictures and fonts, whose formats are already compressed. */
  readonly compressible: boolean;
}

const text = (type: string): ContentType => ({ type, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const BY_EXTENSION: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html; charset=utf-8'),
  '.css': text('text/css; charset=utf-8'),
  '.js': text('text/javascript; charset=utf-8'),
  '.mjs': text('text/javascript; charset=utf-8'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain; charset=utf-8'),
  '.xml': text('application/xml'),
  '.ico': text('image/x-icon'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.woff2': binary('font/woff2'),
  '.pdf': binary('application/pdf'),
};

function contentType(fileName: string): ContentType {
  return BY_EXTENSION[extname(fileName).toLowerCase()] ?? binary('application/octet-stream');
}
