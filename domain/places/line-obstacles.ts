import type { Obstacle, Point } from './name-place.ts';

/** Small squares along a line of M, Q and L, so close together that no name fits between them.
 *  @param d of its path
 *  @param width of its stroke */
export function obstaclesAlong(d: string, width: number, cost: number): Obstacle[] {
  return pointsOn(d).map(([x, y]) => ({ ...around([x, y], width / 2), cost }));
}

export function around([x, y]: Point, by: number) {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by };
}

const STEPS = 16;

function pointsOn(d: string): Point[] {
  let from: Point = [0, 0];
  return (d.match(/[MQL][^MQL]*/g) ?? []).flatMap((part) => {
    const numbers = part.slice(1).split(' ').map(Number);
    const [toX = 0, toY = 0] = numbers.slice(-2);
    const start = part.startsWith('M') ? ([toX, toY] as const) : from;
    const [byX = 0, byY = 0] =
      numbers.length > 2 ? numbers : [(start[0] + toX) / 2, (start[1] + toY) / 2];
    from = [toX, toY];
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = (step + 1) / STEPS;
      return [bend(t, start[0], byX, toX), bend(t, start[1], byY, toY)];
    });
  });
}

function bend(t: number, from: number, by: number, to: number): number {
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
}
