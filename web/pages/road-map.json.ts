import { cityRoadMap } from '../area-map/city-road-map.ts';

/** The map on which a move between two places that we know is drawn. */
export function GET() {
  return new Response(JSON.stringify(cityRoadMap));
}
