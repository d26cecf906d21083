import { QueryClient } from '@tanstack/react-query';

/** Nothing is asked twice unless somebody asks for it (spec section 8). A phone that believes it is
 *  offline still tries, so that a failure is told at once instead of waiting behind "Sending...". */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
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
