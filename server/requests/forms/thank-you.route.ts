import type { FastifyInstance } from 'fastify';
import { REFERENCE_PLACEHOLDER, thankYouPath } from '../../../domain/request/thank-you.ts';
import type { Site } from '../../http/site/load-site.ts';
import { sendPage } from '../../http/site/send-page.ts';
import { sendNotFound } from '../../http/site/site.route.ts';
import { isReference } from '../reference.ts';

const PAGE = '/thank-you';

export function hasThankYouPage(site: Site): boolean {
  return site.files.has(PAGE);
}

/** The page that thanks a visitor without script. It reads no request, so typing in a reference
 *  reveals nothing. */
export function thankYouRoutes(app: FastifyInstance, site: Site): void {
  const page = site.files.get(PAGE);
  if (!page) return;
  const built = page.identity.body.toString();
  const { policy } = page;

  // A page without a reference has nobody to thank.
  for (const path of [PAGE, `${PAGE}/`]) {
    app.get(path, (request, reply) => sendNotFound(request, reply, site));
  }

  app.get<{ Params: { reference: string } }>(thankYouPath(':reference'), (request, reply) => {
    const { reference } = request.params;
    if (!isReference(reference)) return sendNotFound(request, reply, site);
    const html = built.replaceAll(REFERENCE_PLACEHOLDER, reference);
    return sendPage(request, reply, { status: 200, html, policy });
  });
}
