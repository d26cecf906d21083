import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** One of Lucide's drawings, in a square of 24. */
  drawing: IconNode;
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** An icon next to text that says the same; screen readers leave it out. */
export function Icon({ drawing, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawing.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
