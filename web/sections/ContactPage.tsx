import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { questions } from '../../content/questions.ts';
import type { Contact, Detail } from '../../content/single-pages.ts';
import { whatsAppLink } from '../../domain/quote/whatsapp.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { EmailAddress } from '../site/EmailAddress.tsx';
import { Band, SplitBand } from '../ui/Band.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CallButtons } from './CallButtons.tsx';
import { OpeningDay } from './OpeningDay.tsx';
import { QuestionsBand } from './QuestionsBand.tsx';

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
      <section className="wrap grid gap-x-6 gap-y-8 pt-5 pb-10 lg:grid-cols-12 lg:items-center lg:pt-8 lg:pb-16">
        <div className="lg:col-span-6">
          <h1 className="heading-1 text-hero">{hero.heading}</h1>
          <p className="mt-5 max-w-lead text-ink-2 text-lead">{hero.lead}</p>
          <div className="mt-7">
            <CallButtons />
          </div>
        </div>
        <div className="overflow-hidden rounded-tile lg:col-span-6">
          <Picture {...picture} first />
        </div>
      </section>
      <SplitBand tone="sand" heading={details.heading}>
        <ul>
          <DetailRow detail={details.phone} icon={<Phone {...ICON} />}>
            <a href={company.phone.link} className={LINK}>
              {company.phone.display}
            </a>
          </DetailRow>
          <DetailRow detail={details.whatsApp} icon={<MessageCircle {...ICON} />}>
            <a href={chat} target="_blank" rel="noopener" className={LINK}>
              {details.whatsApp.linkLabel}
            </a>
          </DetailRow>
          <DetailRow detail={details.email} icon={<Mail {...ICON} />}>
            <a href={`mailto:${company.email}`} className={`${LINK} wrap-anywhere`}>
              <EmailAddress />
            </a>
          </DetailRow>
          <DetailRow detail={details.location} icon={<MapPin {...ICON} />}>
            {company.location}
          </DetailRow>
        </ul>
      </SplitBand>
      <Band>
        <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 className="heading-2 text-h2">{hours.heading}</h2>
            <dl className="mt-8 max-w-120">
              {company.hours.map(({ label, opens, closes }) => (
                <div
                  key={label}
                  className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-t pt-4 pb-6 text-lead"
                >
                  <dt className="font-semibold">{label}</dt>
                  <dd>
                    {opens} to {closes}
                  </dd>
                  <OpeningDay opens={opens} closes={closes} />
                </div>
              ))}
            </dl>
            <p className="mt-3 text-ink-2">{hours.note}</p>
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
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
        </div>
      </Band>
      <QuestionsBand {...contact.questions} questions={questions} tone="sand" />
      <SplitBand tone="tint" heading={form.heading} lead={form.lead}>
        <Sheet>{children}</Sheet>
      </SplitBand>
    </>
  );
}

const ICON = { size: 26, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface DetailRowProps {
  detail: Detail;
  icon: ReactNode;
  children: ReactNode;
}

function DetailRow({ detail, icon, children }: DetailRowProps) {
  return (
    <li className="flex gap-5 border-line border-t py-5">
      <span className="shrink-0 text-jacaranda">{icon}</span>
      <div>
        <h3 className="text-ink-2 leading-tight">{detail.label}</h3>
        <p className="heading-3 mt-1 text-h3">{children}</p>
        <p className="mt-1.5 text-ink-2 leading-normal">{detail.note}</p>
      </div>
    </li>
  );
}
