import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import './field.css';

/** A choice from a list that the browser opens; the chevron is the site's own. */
export function Select(control: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className="control" {...control} />
      <span className="control-icon">
        <Icon drawing={ChevronDown} size={20} />
      </span>
    </div>
  );
}
