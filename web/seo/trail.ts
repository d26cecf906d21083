import type { Graph } from 'schema-dts';

export interface TrailStep {
  readonly position: number;
  readonly name: string;
  /** With its host. */
  readonly item: string;
}

/** The way to a page as its structured data names it, so that it is shown in the same words. */
export function trailOf(graph: Graph | undefined): readonly TrailStep[] {
  // pageGraph made it: one list at most, of steps like these. schema.org's types allow far more.
  const things = (graph?.['@graph'] ?? []) as unknown as readonly {
    readonly '@type': string;
    readonly itemListElement?: readonly TrailStep[];
  }[];
  return things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
}
