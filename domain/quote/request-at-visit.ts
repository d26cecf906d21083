import { ACCESS_SIDES, type AccessSideName, accessSchema } from '../request/access.ts';
import type { QuoteRequest } from '../request/request.schema.ts';
import type { Visit } from './visit.schema.ts';

type Addresses = Pick<QuoteRequest, 'fromAddress' | 'toAddress'>;
export type Route = Pick<Visit, 'from' | 'to'>;

/** The sides on which a visit comes to an address of the request. A surface may fill in the addresses of a visit. */
export function doorsOf({ fromAddress, toAddress }: Addresses, { from, to }: Route) {
  const isOwn: Readonly<Record<AccessSideName, boolean>> = {
    from: from === '' || from === fromAddress,
    to: to === '' || to === toAddress,
  };
  return ACCESS_SIDES.filter((side) => isOwn[side]);
}

/** The request with the addresses of a visit: nothing is known of the doors of others than its own. */
export function requestAtVisit<Request extends Addresses & Pick<QuoteRequest, 'access'>>(
  request: Request,
  visit: Route,
): Request {
  const { access, fromAddress, toAddress } = request;
  const known = doorsOf(request, visit).map((side) => [side, access?.[side]]);
  return {
    ...request,
    fromAddress: visit.from || fromAddress,
    toAddress: visit.to || toAddress,
    ...(access && { access: accessSchema.parse({ version: 1, ...Object.fromEntries(known) }) }),
  };
}
