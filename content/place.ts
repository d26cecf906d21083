/** In degrees, rounded to a hundredth. */
export interface Place {
  readonly south: number;
  readonly east: number;
}

interface MapWords {
  readonly text: string;
  readonly at: Place;
}

interface MapRoad {
  readonly motorway: boolean;
  /** From one end to the other; the drawing rounds its corners. */
  readonly course: readonly Place[];
  /** Its name on a small sign, and the sign's position. */
  readonly sign: MapWords;
}

export interface AreaMap {
  /** The corners of the drawing. */
  readonly northWest: Place;
  readonly southEast: Place;
  readonly roads: readonly MapRoad[];
  /** A line of hills. */
  readonly ridge: MapWords & { readonly course: readonly Place[] };
  /** Places without a page, for orientation. A name at the right edge ends at its place. */
  readonly towns: readonly (MapWords & {
    readonly atRightEdge?: true;
    /** The town itself, if a move there can be drawn on the map. */
    readonly place?: Place;
  })[];
  /** A silhouette: the `d` of a path in units of the drawing, and the position of its lower left corner. */
  readonly skyline: { readonly path: string; readonly at: Place };
}
