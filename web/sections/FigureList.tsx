import type { Figure } from '../../content/facts.ts';

interface FigureListProps {
  figures: readonly Figure[];
  /** Of the grid. */
  className: string;
  size?: 'text-h2' | 'text-h3';
}

/** Figures, each over what it counts. */
export function FigureList({ figures, className, size = 'text-h2' }: FigureListProps) {
  return (
    <dl className={`grid xs:grid-cols-2 gap-x-6 ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-2 leading-snug">{label}</dt>
          <dd className={`font-heavy leading-none tracking-tighter ${size}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
