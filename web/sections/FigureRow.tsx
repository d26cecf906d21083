import type { Figure } from '../../content/facts.ts';
import { examples } from '../../content/illustrative.ts';

/** Figures in a row, each over what it counts. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className="wrap pt-14 pb-6 md:pt-11">
      {examples && <p className="heading-3 mb-6 text-h3">{examples.facts}</p>}
      <dl className="grid xs:grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2 leading-snug">{label}</dt>
            <dd
              className={`font-extrabold leading-none tracking-tighter ${examples ? 'text-h3' : 'text-h2'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {examples && <p className="mt-6 text-ink-2 text-small">{examples.figures}</p>}
    </div>
  );
}
