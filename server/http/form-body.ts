import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The body that a browser without script posts. */
export interface FormBody {
  readonly fields: URLSearchParams;
  /** In bytes, as received. */
  readonly size: number;
}

/** More than a form may have, so that a visitor gets an overlong text back to shorten it. */
const READ_AT_MOST = 256 * 1024;

/** Ten times the fields of the longest form. Node takes a third of a second for 130,000 fields,
 *  which fit into that size, and blocks all other requests meanwhile. */
const MOST_FIELDS = 400;

export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'buffer', bodyLimit: READ_AT_MOST },
    async (_request: FastifyRequest, body: Buffer): Promise<FormBody> => ({
      fields: new URLSearchParams(body.toString().split('&', MOST_FIELDS).join('&')),
      size: body.length,
    }),
  );
}

/** Whether a browser without script sent this, by the type of the body. */
export function isForm(request: FastifyRequest): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === FORM_TYPE;
}

/** @returns undefined if the body has not been read, or was too large to be read */
export function formBody(request: FastifyRequest): FormBody | undefined {
  // parseForms makes a FormBody of every body of this type.
  return isForm(request) ? (request.body as FormBody | undefined) : undefined;
}
