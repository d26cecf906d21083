import type { Point } from '../../content/page.ts';
import { pointIcons } from '../../content/point-icons.ts';
import { IconRow } from '../ui/IconRow.tsx';

interface PointListProps {
  points: readonly Point[];
  /** Two columns, for more points than a glance takes in. */
  columns?: 1 | 2;
}

export function PointList({ points, columns = 1 }: PointListProps) {
  return (
    <ul className={columns === 2 ? 'grid gap-x-6 md:grid-cols-2 lg:gap-x-12' : ''}>
      {points.map(({ icon, title, text }) => (
        <IconRow key={title} icon={pointIcons[icon]}>
          <h3 className="font-bold text-lead leading-tight">{title}</h3>
          <p className="mt-1.5 text-ink-2 leading-normal">{text}</p>
        </IconRow>
      ))}
    </ul>
  );
}
