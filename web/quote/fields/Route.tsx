import { MapPin } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import './route.css';
import type { Elements } from '../../ui/elements.ts';

interface RouteProps {
  /** Two fields to fill in, or two lines to read. */
  of: 'fields' | 'lines';
  children: Elements;
}

/** Two addresses, with the dashed way from one to the other next to them. */
export function Route({ of, children }: RouteProps) {
  return (
    <div className="route grid gap-x-3 md:gap-x-5">
      <span
        className={`route-line relative flex flex-col items-center justify-between ${of === 'lines' ? 'route-lines pt-1.5 pb-5' : 'pt-12.5 pb-3.5'}`}
        aria-hidden
      >
        <span className="route-start" />
        <Icon drawing={MapPin} size={26} strokeWidth={1.75} className="text-jacaranda" />
      </span>
      {children}
    </div>
  );
}
