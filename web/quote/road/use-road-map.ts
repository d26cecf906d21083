import { useQuery } from '@tanstack/react-query';
import { ROAD_MAP_PATH, type RoadMap } from '../../../domain/suburbs/road-between.ts';

/** The city's map, fetched once for the page; undefined until then. */
export function useRoadMap(): RoadMap | undefined {
  return useQuery<RoadMap>({ queryKey: [ROAD_MAP_PATH] }).data;
}
