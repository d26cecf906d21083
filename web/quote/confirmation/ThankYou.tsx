import { CalendarDays, Camera, Phone } from 'lucide';
import { company } from '../../../content/company.ts';
import { photos } from '../../../content/photos.ts';
import { quoteGoodFor } from '../../../content/terms.ts';
import { referenceChat } from '../../../domain/request/whatsapp.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { IconRow } from '../../ui/IconRow.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ReferenceBox } from '../ReferenceBox.tsx';
import { StepRoad } from '../road/StepRoad.tsx';
import { BY_EMAIL, type NextPoint, PAYMENT } from '../what-happens-next.ts';

// claim
const ANSWERED = `A person will read it and answer you. ${BY_EMAIL}`;

/** Its sender may have sent a request or a message: the page does not know which. */
const NEXT: readonly NextPoint[] = [
  {
    icon: Phone,
    strong: 'In a hurry?',
    text: 'Call, or open the WhatsApp chat. The reference is the first thing we’ll ask for.',
  },
  { icon: Camera, strong: `${photos.label}?`, text: photos.value },
  {
    icon: CalendarDays,
    strong: 'Time to decide.',
    text: `A quote is good for ${quoteGoodFor}. ${PAYMENT}`,
  },
];

/** The page for a browser without script once its form is stored: the text of the confirmation.
 *  @param reference the placeholder that the server replaces by the visitor's */
export function ThankYou({ reference }: { reference: string }) {
  const chat = referenceChat(company.whatsAppNumber, reference);
  return (
    <Columns first={4} last={7} className="wrap gap-y-8 pt-5 pb-18 lg:pt-14 lg:pb-34">
      <div>
        <h1 className="heading-2 text-h2">Thank you. We have it.</h1>
        <p className="mt-4 text-ink-2 text-lead">{ANSWERED}</p>
        <div className="mt-10 hidden overflow-hidden rounded-tile lg:block">
          <Picture name="crew" crop="beside" sizes="(width < 64rem) 1px, 410px" />
        </div>
      </div>
      <div>
        <Sheet>
          <StepRoad step="sent" />
          <ReferenceBox reference={reference} copies={false} />
          <ButtonRow className="mt-6">
            <ButtonLink href={chat} target="_blank" rel="noopener">
              Open WhatsApp
            </ButtonLink>
          </ButtonRow>
          <Disclosure summary="A call, photos, and what it costs" className="mt-6">
            <ul className="mt-4">
              {NEXT.map(({ icon, strong, text }) => (
                <IconRow key={strong} icon={icon} className="leading-snug">
                  <strong className="font-bold">{strong}</strong> {text}
                </IconRow>
              ))}
            </ul>
            <ButtonRow className="mt-6">
              <ButtonLink kind="second" href={company.phone.link}>
                Call {company.phone.display}
              </ButtonLink>
            </ButtonRow>
          </Disclosure>
        </Sheet>
        {/* On a phone the reference comes first. */}
        <div className="mt-8 overflow-hidden rounded-tile lg:hidden">
          <Picture name="crew" crop="beside" sizes="(width < 64rem) 94vw, 1px" />
        </div>
      </div>
    </Columns>
  );
}
