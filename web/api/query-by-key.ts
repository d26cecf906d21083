import type { QueryFunction } from '@tanstack/react-query';
import { call, expectSuccess, isOurRefusal } from './request.ts';

/** The secret of a private link, sent in a header. In a query's key it tells one link's answer from another's. */
export interface Bearer {
  readonly bearer: string;
}

export function authorization({ bearer }: Bearer) {
  return { Authorization: `Bearer ${bearer}` };
}

const isBearer = (segment: unknown): segment is Bearer =>
  typeof segment === 'object' && segment !== null && 'bearer' in segment;

/** The query of docs/product.md, 7: a GET to the path made of the key's segments, joined with slashes,
 *  its answer read as JSON. A {@link Bearer} in the key is not a part of the path; null if it opens nothing. */
export const queryByKey: QueryFunction<unknown> = async ({ queryKey, signal }) => {
  const path = queryKey.filter((segment) => !isBearer(segment)).join('/');
  const bearer = queryKey.find(isBearer);
  const headers = bearer && authorization(bearer);
  const response = await call('GET', path, { signal, ...(headers && { headers }) });
  if (bearer && response.status === 401 && isOurRefusal(response)) return null;
  return (await expectSuccess(response)).json();
};
