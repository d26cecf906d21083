import type { Point } from '../../content/page.ts';
import { pointIcons } from '../../content/point-icons.ts';
import { IconRow } from '../ui/IconRow.tsx';

const COLUMNS = {
  1: '',
  2: 'mt-10 grid gap-x-6 md:grid-cols-2 lg:mt-14 lg:gap-x-12',
  3: 'mt-10 grid gap-x-6 md:grid-cols-3 lg:mt-14',
} as const;

interface PointListProps {
  points: readonly Point[];
  /** More than one, below a heading, for more points than a glance takes in. */
  columns?: keyof typeof COLUMNS;
}

export function PointList({ points, columns = 1 }: PointListProps) {
  return (
    <ul className={COLUMNS[columns]}>
      {points.map(({ icon, title, text }) => (
        <IconRow key={title} icon={pointIcons[icon]}>
          <h3 className="font-bold text-lead leading-tight">{title}</h3>
          <p className="mt-1.5 text-ink-2 leading-normal">{text}</p>
        </IconRow>
      ))}
    </ul>
  );
}
