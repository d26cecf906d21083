import type { Graph } from 'schema-dts';

export interface TrailStep {
  readonly position: number;
  readonly name: string;
  /** With its host. */
  readonly item: string;
}

/** The trail of a page, taken from its structured data so that both have the same words. */
export function trailOf(graph: Graph | undefined): readonly TrailStep[] {
  // pageGraph made it: exactly one list, of steps like these. schema.org's types allow far more.
  const things = (graph?.['@graph'] ?? []) as unknown as readonly {
    readonly '@type': string;
    readonly itemListElement?: readonly TrailStep[];
  }[];
  return things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
}
