import { type QueryFunction, useQuery } from '@tanstack/react-query';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { queryByKey } from '../api/query-by-key.ts';

export const DESK = '/api/desk';

/** Another key is another desk. */
export const deskQueryKey = (deskKey: string) => [DESK, { bearer: deskKey }] as const;

const LOOK_EVERY_MS = 60_000;

/** The desk that a key opens; null if there is none. A colleague may act at any moment, so an
 *  open page asks again. */
export function useDesk(deskKey: string) {
  const ask = queryByKey({ unauthorized: 'is-null' });
  return useQuery({
    queryKey: deskQueryKey(deskKey),
    queryFn: ask as QueryFunction<DeskView | null>, // the answer of this site's own server
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: LOOK_EVERY_MS,
  });
}
