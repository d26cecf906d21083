import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** The longest body that is taken, in bytes. The longest request that the schema takes is 24 KiB. */
export const BODY_LIMIT = 32 * 1024;

/** A longer body is read up to here, in bytes, and then refused: a server that hangs up while a proxy
 *  is still sending takes its own answer from the visitor, who gets the proxy's "502" instead. The
 *  proxies of deploy/ refuse what is longer still. */
const READ_AT_MOST = 256 * 1024;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The body that a browser without script posts. */
interface FormBody {
  readonly fields: URLSearchParams;
  /** In bytes, as received. */
  readonly size: number;
}

/** Ten times the fields of the longest form. Node takes a third of a second for 130,000 fields,
 *  which fit into that size, and blocks all other requests while it runs. */
const MOST_FIELDS = 400;

/** Replaces Fastify's own parser, which answers a longer body before it has read it. Unknown fields
 *  are ignored, and so are the two that Fastify would call bad JSON. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: READ_AT_MOST },
    (request, body, done) => {
      if (Buffer.byteLength(body) > BODY_LIMIT) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      else parse(request, body, done);
    },
  );
}

/** A form that is longer than `BODY_LIMIT` is parsed too, so that a visitor gets it back to shorten it. */
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
