import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { useControl } from './form-around.ts';
import { Icon } from './Icon.tsx';
import { useLocked } from './locked.ts';
import './field.css';

/** A choice from a list that the browser opens; the chevron is the site's own. */
export function Select({ disabled, ...control }: ComponentProps<'select'>) {
  const locked = useLocked();
  const { defaultValue } = useControl(control.name);
  return (
    <div className="relative">
      <select
        className="control"
        defaultValue={defaultValue}
        {...control}
        disabled={locked || disabled}
      />
      <span className="control-icon">
        <Icon drawing={ChevronDown} size={20} />
      </span>
    </div>
  );
}
