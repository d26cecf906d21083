import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconRowProps {
  /** An item of a list has a rule above it. */
  as?: 'li' | 'div';
  Icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A drawing with words beside it. */
export function IconRow({ as: Tag = 'li', Icon, className = '', children }: IconRowProps) {
  const rule = Tag === 'li' ? 'border-line border-t py-5 ' : '';
  return (
    <Tag className={`flex gap-5 ${rule}${className}`}>
      <Icon size={26} strokeWidth={1.6} aria-hidden className="shrink-0 text-jacaranda" />
      <div className="min-w-0">{children}</div>
    </Tag>
  );
}
