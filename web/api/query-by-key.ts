import type { QueryFunction } from '@tanstack/react-query';
import { call, expectSuccess } from './request.ts';

interface QueryByKeyOptions {
  /** The meaning of a 401: a failure like any other, or that there is nothing for this visitor. */
  readonly unauthorized: 'fails' | 'is-null';
  readonly headers?: Record<string, string>;
}

/** The query of docs/product.md, 7: a GET to the path made of the key's segments, joined with slashes,
 *  its answer read as JSON. */
export function queryByKey({
  unauthorized,
  headers = {},
}: QueryByKeyOptions): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    const response = await call('GET', queryKey.join('/'), { signal, headers });
    if (unauthorized === 'is-null' && response.status === 401) return null;
    return (await expectSuccess(response)).json();
  };
}
