import type { Figure } from '../../content/facts.ts';
import { examples } from '../../content/illustrative.ts';
import { FigureList } from './FigureList.tsx';

/** The company's or an area's figures in a row. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className="wrap pt-10 pb-6 md:pt-11">
      {examples && <p className="heading-3 mb-6 text-h3">{examples.facts}</p>}
      <FigureList
        figures={figures}
        className="gap-y-7 lg:grid-cols-4"
        size={examples ? 'text-h3' : 'text-h2'}
      />
      {examples && <p className="mt-6 text-ink-2 text-small">{examples.figures}</p>}
    </div>
  );
}
