import { Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from './Mark.tsx';
import { ABOUT, CONTACT, HOME, type NavigationLink } from './navigation.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import './header.css';

interface HeaderProps {
  path: string;
  /** Logo and phone only: nothing leads away from what is asked here. */
  isPlain?: boolean;
}

/** The sticky bar of every page; on paper a letterhead replaces it. */
export function Header({ path, isPlain = false }: HeaderProps) {
  return (
    <>
      <header className="header sticky top-0 z-30 bg-paper print:hidden">
        <div className="wrap flex h-header items-center justify-between gap-6 max-md:gap-4 max-xs:gap-2">
          <a
            href="/"
            aria-label={company.name}
            className="flex items-center gap-3 max-sm:gap-1.5 font-bold text-lead max-xs:text-body leading-tight tracking-tight"
          >
            <Mark className="size-9" />
            <span className={isPlain ? '' : 'max-xs:hidden'}>{company.name}</span>
          </a>
          {!isPlain && (
            <nav
              aria-label="Main"
              className="relative hidden items-center gap-8 font-semibold text-body lg:flex"
            >
              <HeaderLink link={HOME} path={path} />
              <ServicesMenu />
              <HeaderLink link={ABOUT} path={path} /> <HeaderLink link={CONTACT} path={path} />{' '}
              <a href={company.phone.link} className="ml-5 hover:text-jacaranda">
                {company.phone.display}
              </a>{' '}
              <ButtonLink href="/get-quote" size="small" className="mt-1 ml-2">
                Get Quote
              </ButtonLink>
            </nav>
          )}
          {/* A tablet has room for what the menu holds back. */}
          <p
            className={`ml-auto hidden items-center gap-6 font-semibold text-body md:flex ${isPlain ? '' : 'lg:hidden'}`}
          >
            <a href={company.phone.link} className="hover:text-jacaranda">
              {company.phone.display}
            </a>{' '}
            {!isPlain && (
              <ButtonLink href="/get-quote" size="small" className="mt-1">
                Get Quote
              </ButtonLink>
            )}
          </p>
          {/* The chat button floats over the room on its left, and at 200 % of zoom in its place. */}
          <p className={`ml-auto md:hidden ${isPlain ? '-mr-2.5' : '-mr-4 pl-11 max-xs:hidden'}`}>
            <a
              href={company.phone.link}
              aria-label={`Call ${company.phone.display}`}
              className="grid size-11 place-items-center rounded-control"
            >
              <Icon drawing={Phone} strokeWidth={1.75} />
            </a>
          </p>
          {!isPlain && <PhoneMenu path={path} />}
        </div>
      </header>
      {/* The paper of a private page has it in its head (your-move/WaybillPaper.tsx). */}
      {!isPlain && (
        <p className="wrap hidden justify-between print:flex">
          <strong>{company.name}</strong>{' '}
          <span>
            {company.phone.display}, {company.email}
          </span>
        </p>
      )}
    </>
  );
}

function HeaderLink({ link, path }: { link: NavigationLink; path: string }) {
  return (
    <a
      href={link.path}
      aria-current={link.path === path ? 'page' : undefined}
      className="nav-link relative hover:text-jacaranda current:text-jacaranda"
    >
      {link.name}
    </a>
  );
}
