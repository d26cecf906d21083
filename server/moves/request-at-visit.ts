import type { Visit } from '../../domain/quote/visit.schema.ts';
import { accessSchema } from '../../domain/request/access.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';

/** The request with the addresses of a visit: nothing is known of the doors of others than its own. */
export function requestAtVisit<
  Request extends Pick<QuoteRequest, 'fromAddress' | 'toAddress' | 'access'>,
>(request: Request, { from, to }: Pick<Visit, 'from' | 'to'>): Request {
  const { access, fromAddress, toAddress } = request;
  const known = {
    version: 1,
    from: from === '' ? access?.from : undefined,
    to: to === '' ? access?.to : undefined,
  };
  return {
    ...request,
    fromAddress: from || fromAddress,
    toAddress: to || toAddress,
    ...(access && { access: accessSchema.parse(known) }),
  };
}
