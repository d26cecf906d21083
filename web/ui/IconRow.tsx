import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface IconRowProps {
  /** An item of a list has a rule above it. */
  as?: 'li' | 'div';
  icon: IconNode;
  className?: string;
  children: ReactNode;
}

/** An icon with text next to it. */
export function IconRow({ as: Tag = 'li', icon, className = '', children }: IconRowProps) {
  const rule = Tag === 'li' ? 'border-line border-t py-5 ' : '';
  return (
    <Tag className={`flex items-start gap-5 ${rule}${className}`}>
      <Icon drawing={icon} size={26} strokeWidth={1.6} className="shrink-0 text-jacaranda" />
      <div className="min-w-0">{children}</div>
    </Tag>
  );
}
