import { MessageCircle, Phone } from 'lucide';
import { company } from '../../content/company.ts';
import { quoteChatLink } from '../../domain/request/whatsapp.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';

interface HeroWordsProps {
  lead: string;
  /** A page's last words, which also lead to a chat. */
  onRoad?: boolean;
  chatSubject?: string | undefined;
}

/** The lead below a page's opening or closing heading, and the calls to action: the quote and the telephone. Both
 *  buttons fit side by side on a phone, and below each other on the smallest. */
export function HeroWords({ lead, onRoad = false, chatSubject }: HeroWordsProps) {
  return (
    <div className="space-y-7">
      <p className={`max-w-lead text-lead ${onRoad ? 'text-on-road-2' : 'text-ink-2'}`}>{lead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/get-quote" className="max-md:grow max-md:px-5 max-sm:px-4">
          Get Free Quote
        </ButtonLink>{' '}
        <ButtonLink
          kind={onRoad ? 'on-road' : 'second'}
          href={company.phone.link}
          className="max-md:px-4 max-sm:grow max-xs:px-3"
        >
          <Icon drawing={Phone} strokeWidth={1.75} />
          Call Now
        </ButtonLink>{' '}
        {onRoad && (
          <ButtonLink
            kind="on-road"
            href={quoteChatLink(company.whatsAppNumber, chatSubject)}
            target="_blank"
            rel="noopener"
            className="max-md:grow max-md:px-4"
          >
            <Icon drawing={MessageCircle} strokeWidth={1.75} />
            WhatsApp Us
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
