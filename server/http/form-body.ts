import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What a browser without script posts. */
export interface FormBody {
  readonly fields: URLSearchParams;
  /** In bytes, as it came. */
  readonly size: number;
}

/** More than is taken: whoever wrote too much gets it back to shorten it. */
const READ_AT_MOST = 256 * 1024;

/** Ten times what our longest form has. Node takes a third of a second for 130,000 fields, which fit
 *  into that size, and answers nobody meanwhile. */
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

/** Whether a browser without script sent this: only the type of the body tells. */
export function isForm(request: FastifyRequest): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase() === FORM_TYPE;
}

/** @returns undefined as long as the body has not been read, and when it was too large to be read */
export function formBody(request: FastifyRequest): FormBody | undefined {
  // parseForms made it, for this type of body.
  return isForm(request) ? (request.body as FormBody | undefined) : undefined;
}
