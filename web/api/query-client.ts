import { QueryClient } from '@tanstack/react-query';
import { queryByKey } from './query-by-key.ts';

/** Queries are never retried on their own (docs/product.md, 8). A phone that believes it is offline
 *  tries anyway, so that a failure shows at once instead of waiting behind "Sending...". */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryByKey,
        networkMode: 'always',
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60 * 1000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
