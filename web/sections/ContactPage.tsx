import { type IconNode, Mail, MapPin, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company, publicHolidays } from '../../content/company.ts';
import { dealingWith } from '../../content/dealing-with.ts';
import { questions } from '../../content/questions.ts';
import type { Contact, Detail } from '../../content/single-pages.ts';
import type { PublicHolidays } from '../../content/week.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { EmailLink } from '../site/EmailLink.tsx';
import { Band, SplitBand } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';
import { IconRow } from '../ui/IconRow.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { BesideHero } from './BesideHero.tsx';
import { QuestionsBand } from './QuestionsBand.tsx';
import './opening-day.css';

const LINK = 'underline-offset-4 hover:text-jacaranda hover:underline';

interface ContactPageProps {
  contact: Contact;
  picture: PlacedPicture;
  /** The form for a message. */
  children?: ReactNode;
}

export function ContactPage({ contact, picture, children }: ContactPageProps) {
  const { hero, details, hours, social, form } = contact;
  const chat = whatsAppLink(company.whatsAppNumber, 'Hello, I have a question about a move.');
  return (
    <>
      <BesideHero {...hero} picture={picture} size="hero" />
      <SplitBand tone="sand" size="tight" heading={details.heading}>
        <ul>
          <DetailRow detail={details.phone} icon={Phone}>
            <a href={company.phone.link} className={LINK}>
              {company.phone.display}
            </a>
          </DetailRow>
          <DetailRow detail={details.whatsApp} icon={MessageCircle}>
            <a href={chat} target="_blank" rel="noopener" className={LINK}>
              {details.whatsApp.linkLabel}
            </a>
          </DetailRow>
          <DetailRow detail={details.email} icon={Mail}>
            <EmailLink className={LINK} />
          </DetailRow>
          <DetailRow detail={details.location} icon={MapPin}>
            {company.location}
          </DetailRow>
        </ul>
      </SplitBand>
      <SplitBand tone="tint" size="tight" id="write" {...form}>
        <Sheet>{children}</Sheet>
      </SplitBand>
      <Band>
        <Columns first={6} last={6} className="gap-y-12">
          <div>
            <h2 className="heading-2 text-h2">{hours.heading}</h2>
            <dl className="mt-8 max-w-120">
              {company.hours.map(({ label, ...times }) => (
                <Hours key={label} label={label} times={times} />
              ))}
              {publicHolidays !== 'unsaid' && (
                <Hours label="Public holidays" times={publicHolidays} />
              )}
            </dl>
            <p className="mt-3 text-ink-2">{hours.note}</p>
            {dealingWith && <p className="mt-3 text-ink-2">{dealingWith}</p>}
          </div>
          {company.social.length > 0 && (
            <div>
              <h2 className="heading-2 text-h2">{social.heading}</h2>
              <ul className="mt-8">
                {company.social.map(({ name, url }) => (
                  <li key={url} className="border-line border-t py-4">
                    <a
                      href={url}
                      target="_blank"
                      rel="noopener"
                      className={`${LINK} font-semibold text-lead`}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Columns>
      </Band>
      <QuestionsBand {...contact.questions} questions={questions} tone="sand" />
    </>
  );
}

interface DetailRowProps {
  detail: Detail;
  icon: IconNode;
  children: ReactNode;
}

function DetailRow({ detail, icon, children }: DetailRowProps) {
  return (
    <IconRow icon={icon}>
      <h3 className="text-ink-2 leading-tight">{detail.label}</h3>
      <p className="heading-3 mt-1 text-h3">{children}</p>
      <p className="mt-1.5 text-ink-2 leading-normal">{detail.note}</p>
    </IconRow>
  );
}

interface HoursProps {
  label: string;
  times: Exclude<PublicHolidays, 'unsaid'>;
}

function Hours({ label, times }: HoursProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-t pt-4 pb-6 text-lead">
      <dt className="font-semibold">{label}</dt>
      {typeof times === 'string' ? (
        <dd>{times === 'open' ? 'The same hours' : 'Closed'}</dd>
      ) : (
        <>
          <dd>
            {times.opens} to {times.closes}
          </dd>
          <dd className="w-full">
            <OpeningDay {...times} />
          </dd>
        </>
      )}
    </div>
  );
}

/** A day from midnight to midnight as a road: its open part is lit. */
function OpeningDay({ opens, closes }: { opens: string; closes: string }) {
  const from = Number.parseInt(opens, 10);
  return (
    <svg
      className="opening-day"
      width="240"
      height="10"
      viewBox="0 0 24 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x={from} width={Number.parseInt(closes, 10) - from} height="1" />
    </svg>
  );
}
