import { BadgeCheck } from 'lucide';
import type { ReactNode } from 'react';
import { company, legalEntity } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { questionsLink } from '../../content/questions-link.ts';
import { footerServices } from '../../content/services/services.ts';
import { Icon } from '../ui/Icon.tsx';
import { EmailLink } from './EmailLink.tsx';
import { Mark } from './Mark.tsx';
import { type NavigationLink, QUICK_LINKS } from './navigation.ts';
import './footer.css';

const LINK = 'text-on-teal-2 underline-offset-4 hover:text-on-teal hover:underline';

/** The parts of docs/product.md, 1, in its order. Only the blurb, which has no links, is drawn below
 *  the number that follows it in the HTML.
 *  @param props.isPlain without the lists of the site's other pages */
export function Footer({ isPlain = false }: { isPlain?: boolean }) {
  const { verifiedNetwork: badge } = company;
  return (
    <footer className="footer mt-auto print:hidden">
      <div className="footer-stripe" />
      <div className="bg-teal pt-12 pb-8 text-on-teal md:pt-24">
        <div className="wrap">
          <div className="grid xs:grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-12">
            {!isPlain && (
              <div className="xs:col-span-2 row-start-2 lg:col-span-3">
                <p className="flex items-center gap-3 font-bold text-lead tracking-tight">
                  <Mark house="var(--on-teal)" />
                  {company.name}
                </p>
                <p className="mt-4 max-w-remark text-on-teal-2">{company.blurb}</p>
              </div>
            )}
            <div className="col-span-full row-start-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-10 border-teal-line border-b pb-12 lg:mb-1">
              <a
                href={company.phone.link}
                className="w-fit font-heavy text-hero leading-none tracking-tighter"
              >
                {company.phone.display}
              </a>
              <p className="whitespace-pre-line text-on-teal-2">{openingHours.join('\n')}</p>
            </div>
            <FooterPart title="Find us" className="xs:col-span-2 md:col-span-1 lg:col-span-3">
              <li>
                <EmailLink className={LINK} />
              </li>
              <li className="text-on-teal-2">{company.location}</li>
              {!isPlain && (
                <li>
                  <a href={questionsLink.href} className={LINK}>
                    {questionsLink.label}
                  </a>
                </li>
              )}
            </FooterPart>
            {!isPlain && <Elsewhere />}
          </div>
          {/* On wide screens the chat button is next to it. */}
          <div className="mt-14 flex items-center justify-between gap-x-10 gap-y-6 text-on-teal-2 text-small max-md:flex-col max-md:items-start md:pr-24">
            {badge && !isPlain && (
              <a
                href={badge.url}
                target="_blank"
                rel="noopener"
                className="flex xs:max-w-52 items-center gap-3 rounded-control border border-teal-line px-4 py-2.5 text-on-teal leading-tight"
              >
                <Icon drawing={BadgeCheck} size={26} strokeWidth={1.5} className="shrink-0" />
                <span>
                  {badge.label}
                  {badge.number && ` (${badge.number})`}
                </span>
              </a>
            )}
            <div className="flex flex-wrap items-center gap-x-10 gap-y-2 max-md:gap-y-7">
              <p className="max-md:order-last max-md:w-full">
                © {company.copyrightYear} {registered}
              </p>
              <p className="flex flex-wrap gap-x-6">
                <LegalLink name="Terms of Service" path="/terms-of-service" />{' '}
                <LegalLink name="Privacy Policy" path="/privacy-policy" />
              </p>
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The lists of other pages, here and at networks. */
function Elsewhere() {
  return (
    <>
      <FooterPart title="Our Services" className="max-md:row-span-2 lg:col-span-2">
        <Links links={footerServices} />
      </FooterPart>
      {company.social.length > 0 && (
        <FooterPart title="Connect With Us" className="lg:col-span-2">
          {company.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener" className={LINK}>
                {name}
              </a>
            </li>
          ))}
        </FooterPart>
      )}
      {QUICK_LINKS.length > 0 && (
        <FooterPart title="Quick Links" className="lg:col-span-2">
          <Links links={QUICK_LINKS} />
        </FooterPart>
      )}
    </>
  );
}

/** As the company is registered, once its owner says so. */
const registered = [
  legalEntity.name || company.name,
  legalEntity.registrationNumber && `registration ${legalEntity.registrationNumber}`,
]
  .filter(Boolean)
  .join(', ');

interface FooterPartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterPart({ title, className, children }: FooterPartProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 font-semibold text-body">{title}</h2>
      <ul className="space-y-2">{children}</ul>
    </div>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ name, path }) => (
    <li key={path}>
      <a href={path} className={LINK}>
        {name}
      </a>
    </li>
  ));
}

function LegalLink({ name, path }: NavigationLink) {
  return (
    <a href={path} className="py-1 underline underline-offset-4 hover:text-on-teal">
      {name}
    </a>
  );
}
