import { MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import './route.css';

interface RouteProps {
  /** Two fields to fill in, or two lines to read. */
  of: 'fields' | 'lines';
  children: ReactNode;
}

/** Two addresses, with the dashed way from one to the other beside them. */
export function Route({ of, children }: RouteProps) {
  return (
    <div className={`route grid gap-x-3 md:gap-x-5 ${of === 'lines' ? 'route-lines' : ''}`}>
      <span className="route-line" aria-hidden>
        <span className="route-start" />
        <Icon drawing={MapPin} size={26} strokeWidth={1.75} className="text-jacaranda" />
      </span>
      {children}
    </div>
  );
}
