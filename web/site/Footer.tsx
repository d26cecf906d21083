import { BadgeCheck } from 'lucide-react';
import { company } from '../../content/company.ts';
import { Mark } from './Mark.tsx';
import { FOOTER_SERVICES, type NavigationLink, QUICK_LINKS } from './navigation.ts';
import { OpeningHours } from './OpeningHours.tsx';

const LINK = 'text-on-teal-2 underline-offset-4 hover:text-on-teal hover:underline';

/** The parts of spec section 1, in its order. */
export function Footer() {
  return (
    <footer className="on-dark mt-auto print:hidden">
      <div className="footer-stripe" />
      <div className="bg-teal pt-12 pb-8 text-on-teal md:pt-24">
        <div className="wrap">
          <div className="grid gap-x-6 gap-y-10 border-on-teal/15 border-b pb-12 lg:grid-cols-[1fr_auto] lg:items-end">
            <a
              href={company.phone.link}
              className="w-fit font-[800] text-[44px] leading-none tracking-[-0.03em] md:text-[88px]"
            >
              {company.phone.display}
            </a>
            <p className="text-on-teal-2">
              <OpeningHours />
            </p>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 pt-11 lg:grid-cols-[1.9fr_1.2fr_1fr_1fr_1fr]">
            <div className="col-span-2 lg:order-first lg:col-span-1">
              <p className="flex items-center gap-3 font-[750] text-[22px] tracking-[-0.02em]">
                <Mark house="#f8f0e1" />
                {company.name}
              </p>
              <p className="mt-4 max-w-[34ch] text-on-teal-2">{company.blurb}</p>
            </div>
            <div className="col-span-2 lg:order-last lg:col-span-1">
              <FooterTitle>Find us</FooterTitle>
              <ul className="space-y-2">
                <li>
                  <a href={`mailto:${company.email}`} className={`${LINK} wrap-anywhere`}>
                    {company.email}
                  </a>
                </li>
                <li className="text-on-teal-2">{company.location}</li>
              </ul>
            </div>
            <FooterList title="Our Services" links={FOOTER_SERVICES} />
            <div>
              <FooterTitle>Connect With Us</FooterTitle>
              <ul className="space-y-2">
                {company.social.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener" className={LINK}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <FooterList title="Quick Links" links={QUICK_LINKS} />
          </div>
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 text-on-teal-2 text-small md:pr-24">
            <a
              href={company.verifiedNetwork.url}
              target="_blank"
              rel="noopener"
              className="flex max-w-46 items-center gap-3 rounded-control border border-on-teal/20 px-4 py-2.5 text-on-teal leading-tight"
            >
              <BadgeCheck size={26} strokeWidth={1.5} aria-hidden className="shrink-0" />
              {company.verifiedNetwork.label}
            </a>
            <p>
              © {company.copyrightYear} {company.name}
            </p>
            <p className="flex gap-6">
              <a
                href="/terms-of-service"
                className="underline underline-offset-4 hover:text-on-teal"
              >
                Terms of Service
              </a>
              <a href="/privacy-policy" className="underline underline-offset-4 hover:text-on-teal">
                Privacy Policy
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterTitle({ children }: { children: string }) {
  return <h2 className="mb-3 font-[650] text-[17px]">{children}</h2>;
}

function FooterList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <div>
      <FooterTitle>{title}</FooterTitle>
      <ul className="space-y-2">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path} className={LINK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
