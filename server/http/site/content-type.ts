import { extname } from 'node:path';

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

export function contentType(fileName: string): ContentType {
  return BY_EXTENSION[extname(fileName).toLowerCase()] ?? binary('application/octet-stream');
}
