import type { TrailStep } from '../seo/trail.ts';

/** The trail above the page's heading: every step but the last is a link. */
export function Breadcrumb({ trail }: { trail: readonly TrailStep[] }) {
  if (trail.length === 0) return null;
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
