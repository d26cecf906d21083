import { ChevronRight, Menu, X } from 'lucide';
import { company } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MORE_SERVICES, PHONE_MENU } from './navigation.ts';
import './phone-menu.css';

/** A disclosure that works without script; it covers the page below the header. `menus.ts` adds support
 *  for keyboards and screen readers. */
export function PhoneMenu({ path }: { path: string }) {
  return (
    <details id="phone-menu" className="lg:hidden">
      <summary className="-mr-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-control">
        <span className="unfolded:hidden">
          <Icon drawing={Menu} size={26} strokeWidth={1.75} />
          <span className="sr-only">Open the menu</span>
        </span>{' '}
        <span className="unfolded:block hidden">
          <Icon drawing={X} size={26} strokeWidth={1.75} />
          <span className="sr-only">Close the menu</span>
        </span>
      </summary>
      <nav
        aria-label="Menu"
        className="fixed inset-x-0 top-header bottom-0 flex flex-col overflow-y-auto overscroll-contain border-line border-t bg-paper px-5.5 pb-8 md:px-12 forced-colors:border"
      >
        <ul>
          {PHONE_MENU.map((link) => (
            <li key={link.path} className="border-line border-b">
              <a
                href={link.path}
                aria-current={link.path === path ? 'page' : undefined}
                className="flex h-15 items-center justify-between font-semibold text-h3 current:text-jacaranda"
              >
                {link.name}
                <Icon drawing={ChevronRight} size={22} strokeWidth={1.75} />
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink href="/get-quote" className="mt-5.5 w-full shrink-0">
          Get Free Quote
        </ButtonLink>
        <ul aria-label="More services" className="mt-5 grid grid-cols-2 gap-x-6">
          {MORE_SERVICES.map((link) => (
            <li key={link.path}>
              <a
                href={link.path}
                aria-current={link.path === path ? 'page' : undefined}
                className="flex min-h-11 items-center text-ink-2 leading-tight current:text-jacaranda"
              >
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-auto whitespace-pre-line pt-10 text-ink-2 leading-normal">
          <a href={company.phone.link} className="block font-heavy text-h2 text-ink leading-snug">
            {company.phone.display}
          </a>
          {` ${openingHours.join('\n')}`}
        </p>
      </nav>
    </details>
  );
}
