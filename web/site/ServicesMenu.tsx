import {
  Building2,
  ChevronDown,
  CirclePlus,
  House,
  type IconNode,
  MapPin,
  Piano,
  Route,
} from 'lucide';
import type { ServicePath } from '../../content/services/service.ts';
import { services } from '../../content/services/services.ts';
import { Icon } from '../ui/Icon.tsx';
import './services-menu.css';

const ICONS: Readonly<Record<ServicePath, IconNode>> = {
  '/residential-moving': House,
  '/commercial-moving': Building2,
  '/long-distance-moving': Route,
  '/local-moving': MapPin,
  '/specialty-moving': Piano,
  '/additional-services': CirclePlus,
};

/** Opens on hover and while focus is inside, with CSS only; `menus.ts` adds the keyboard, and
 *  `aria-expanded`, which then decides instead. */
export function ServicesMenu() {
  return (
    <div className="services-menu">
      <button
        type="button"
        aria-controls="services-panel"
        className="-mx-3.5 flex cursor-pointer items-center gap-1.5 rounded-control px-3.5 py-2.5"
      >
        Services
        <Icon drawing={ChevronDown} size={18} className="services-chevron" />
      </button>
      <div id="services-panel" className="services-panel">
        <ul
          className={`services-list grid grid-flow-col gap-1 rounded-tile bg-surface p-3.5 forced-colors:border ${services.length > 4 ? 'grid-rows-3' : 'grid-rows-2'}`}
        >
          {services.map(({ name, path, gist }) => (
            <li key={path}>
              <a
                href={path}
                className="flex gap-4.5 rounded-control px-4 py-3.5 hover:bg-jacaranda-tint"
              >
                <Icon
                  drawing={ICONS[path]}
                  strokeWidth={1.5}
                  className="mt-0.5 size-7 text-jacaranda"
                />
                <span className="leading-snug">
                  {name} <span className="block font-normal text-ink-2 text-small">{gist}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
