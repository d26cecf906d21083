import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accept-encoding.ts';

interface Page {
  readonly status: number;
  readonly html: string;
  /** The policy of the built page that it was made from. */
  readonly policy: string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A fifth larger than the best setting, in a hundredth of the time: a visitor waits for the page,
 *  and refusing must stay cheap. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const QUICK_GZIP = { level: 1 };

/** Sends a page that was made only for this visitor. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply
    .code(page.status)
    .headers({
      'content-security-policy': page.policy,
      // With no-store, Back would ask to send the form again instead of showing the page.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    })
    .type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepts(accepted, 'br')) {
    reply.header('content-encoding', 'br');
    return reply.send(await compressBrotli(page.html, QUICK_BROTLI));
  }
  if (accepts(accepted, 'gzip')) {
    reply.header('content-encoding', 'gzip');
    return reply.send(await compressGzip(page.html, QUICK_GZIP));
  }
  return reply.send(page.html);
}
