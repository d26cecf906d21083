import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ROAD_MAP_PATH, type RoadMap } from '../../../domain/places/road-between.ts';

const queryKey = [ROAD_MAP_PATH];

/** The city's map, fetched once for the page; undefined until then. Not useQuery, which the wizard needs for nothing else. */
export function useRoadMap(): RoadMap | undefined {
  const queries = useQueryClient();
  useEffect(() => {
    queries.prefetchQuery({ queryKey, gcTime: Number.POSITIVE_INFINITY });
  }, [queries]);
  return useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => queries.getQueryData<RoadMap>(queryKey),
  );
}
