import type { Graph } from 'schema-dts';

interface TrailStep {
  readonly position: number;
  readonly name: string;
  /** With its host. */
  readonly item: string;
}

/** The trail above the page's heading, taken from its structured data so that both have the same words:
 *  every step but the last is a link. */
export function Breadcrumb({ graph }: { graph: Graph | undefined }) {
  // pageGraph made it: at most one list, of steps like these. schema.org's types allow far more.
  const things = (graph?.['@graph'] ?? []) as unknown as readonly {
    readonly '@type': string;
    readonly itemListElement?: readonly TrailStep[];
  }[];
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
  if (!trail) return null;
  return (
    <nav aria-label="Breadcrumb" className="wrap pt-3 text-ink-2 text-small print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ position, name, item }) =>
          position < trail.length ? (
            <li key={position} className="flex gap-x-2">
              <a href={new URL(item).pathname} className="underline underline-offset-4">
                {name}
              </a>
              <span aria-hidden>/</span>
            </li>
          ) : (
            <li key={position} aria-current="page">
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
