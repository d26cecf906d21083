import type { FastifyRequest } from 'fastify';
import { readSource, type Source } from '../../domain/figures/source.schema.ts';

/** The source of the visit that led to a form. Of a visitor who asks not to be followed, only the page.
 *  @param body JSON; undefined for a form without script, which was on the page that the browser names
 *  @param formPage its page, if the browser names none */
export function sourceOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  body: unknown,
  formPage: string,
): Source | null {
  if (body === undefined) return readSource({ page: pageOf(headers.referer) ?? formPage });
  const source = readSource(Object(body).source);
  return headers['sec-gpc'] === '1' ? readSource({ page: source?.page }) : source;
}

/** Undefined for the page of errors, which has the address of the API. */
function pageOf(referer = ''): string | undefined {
  const path = URL.parse(referer)?.pathname;
  return path?.startsWith('/api/') ? undefined : path;
}
