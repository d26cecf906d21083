/** In units of a drawing. */
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place that a name should leave free, and how bad it is if it does not. */
export interface Obstacle extends Box {
  readonly cost: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** A name next to its point, and the place of its text. */
export interface NamePlace {
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

interface Name {
  readonly name: string;
  readonly at: Point;
  /** The height of its letters. */
  readonly size: number;
  /** Between the point and its name: rather the first. */
  readonly gaps: readonly number[];
  /** Of the height: the width of a letter, for letters that are not spaced out. The usual one if left out. */
  readonly letter?: number;
}

/** Of the height of the letters: the usual width of one, and how far their foot is below the middle. */
const LETTER_WIDTH = 0.55;
const FOOT = 0.35;

/** Of the name: the share that is left of the point, and whether it is level with the point, below or above it. */
const SIDES = [
  { share: 0, down: 0 },
  { share: 1, down: 0 },
  ...[0.5, 0, 1, 0.25, 0.75].flatMap((share) => [
    { share, down: 1 },
    { share, down: -1 },
  ]),
];

/** The costs of a place: one far from its point is better than one over a point without a name, and that is better than
 *  one on a road. */
export const COST_OF = { gap: 4, point: 5, road: 6, name: 100, outside: 10_000 } as const;

/** The name at the side of its point where it covers least: the first side that covers nothing, if there is one. */
export function placeName(name: Name, frame: Box, obstacles: readonly Obstacle[]): NamePlace {
  const places = name.gaps.flatMap((gap) => SIDES.map((side) => placeAt(side, gap, name)));
  const costs = places.map(
    ({ box }, index) =>
      costOf(box, frame, obstacles) + COST_OF.gap * Math.floor(index / SIDES.length),
  );
  // There are sides, so that there is a least cost.
  return places[costs.indexOf(Math.min(...costs))] as NamePlace;
}

function placeAt(
  { share, down }: (typeof SIDES)[number],
  gap: number,
  { name, at: [x, y], size, letter }: Name,
): NamePlace {
  const anchor = share === 0 ? 'start' : share === 1 ? 'end' : 'middle';
  const aside = { start: gap, middle: (0.5 - share) * widthOf(name, size, letter), end: -gap }[
    anchor
  ];
  const [textX, foot] = [x + aside, y + down * (gap + size / 2) + size * FOOT];
  return { box: textBox(name, [textX, foot], size, anchor, letter), x: textX, y: foot, anchor };
}

/** What a text covers at this place. */
export function textBox(
  text: string,
  [x, y]: Point,
  size: number,
  anchor: Anchor,
  letter?: number,
): Box {
  const width = widthOf(text, size, letter);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const bottom = y + size * (0.5 - FOOT);
  return { left, right: left + width, top: bottom - size, bottom };
}

/** With the space that keeps it apart from the next. */
function widthOf(text: string, size: number, letter = LETTER_WIDTH): number {
  return (text.length + 0.5) * size * letter;
}

function costOf(box: Box, frame: Box, obstacles: readonly Obstacle[]): number {
  const isInside =
    box.left > frame.left &&
    box.right < frame.right &&
    box.top > frame.top &&
    box.bottom < frame.bottom;
  const covered = obstacles.filter((obstacle) => overlap(box, obstacle));
  return covered.reduce((sum, { cost }) => sum + cost, isInside ? 0 : COST_OF.outside);
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
