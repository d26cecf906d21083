import type { ReactNode } from 'react';

const FIRST = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
} as const;

const LAST = {
  4: 'lg:col-span-4 lg:col-start-9',
  6: 'lg:col-span-6 lg:col-start-7',
  7: 'lg:col-span-7 lg:col-start-6',
} as const;

interface ColumnsProps {
  as?: 'div' | 'li' | 'section';
  /** How many of the page's twelve columns the first part takes from the left. */
  first: keyof typeof FIRST;
  /** How many the other part takes from the right. */
  last: keyof typeof LAST;
  /** The first part stays in view next to a longer one. */
  sticky?: boolean;
  /** At least the gap between the two where one is below the other. */
  className: string;
  children: readonly [ReactNode, ReactNode];
}

/** Two parts side by side on wide screens, one below the other on others. */
export function Columns({
  as: Tag = 'div',
  first,
  last,
  sticky,
  className,
  children,
}: ColumnsProps) {
  const [one, other] = children;
  const stays = sticky ? ' lg:sticky lg:top-below-header lg:self-start' : '';
  return (
    <Tag className={`grid gap-x-6 lg:grid-cols-12 ${className}`}>
      <div className={FIRST[first] + stays}>{one}</div>
      {other && <div className={LAST[last]}>{other}</div>}
    </Tag>
  );
}
