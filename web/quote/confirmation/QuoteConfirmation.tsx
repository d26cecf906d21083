import type { ReactNode } from 'react';
import { photos } from '../../../content/photos.ts';
import { emailQuoteWithin } from '../../../content/terms.ts';
import { firstName } from '../../../domain/first-name.ts';
import { accessLines } from '../../../domain/request/access.ts';
import { moveDateInWords } from '../../../domain/request/move-date.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { KEEP_PRIVATE, privateLink } from '../../../domain/your-move/your-move.ts';
import type { Reach } from '../../forms/FormIsland.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { ReferenceBox } from '../ReferenceBox.tsx';
import { House } from '../road/House.tsx';
import { LoadToSave } from '../road/LoadDrawing.tsx';
import { LoadedTruck } from '../road/LoadedTruck.tsx';
import { RoadOnMap } from '../road/RoadOnMap.tsx';
import { StepRoad } from '../road/StepRoad.tsx';
import { keepWhoAsks } from '../state/quote-draft.ts';
import { chatAbout, type SentQuote, setSentQuote, takesFocus } from '../state/sent-quote.ts';
import { startOver, stepWasOpened } from '../state/step-history.ts';

import { HowFound } from './HowFound.tsx';

export { default as confirmationStyles } from '../road/arriving-road.css?url';

const HOW_IT_COMES: Readonly<Record<SentQuote['chat'], string>> = {
  opened:
    'We have your request, and a WhatsApp chat with all of it is open in another tab. Press send there and we’ll answer you in the chat.',
  blocked:
    'We have your request. Open the WhatsApp chat below and press send, and we’ll answer you there.',
  earlier:
    'We have your request. If you haven’t sent the WhatsApp message yet, open the chat below and press send. We’ll answer you there.',
  none: `We have your request. Your quote comes by email within ${emailQuoteWithin}.`,
};

interface QuoteConfirmationProps extends Reach {
  sent: SentQuote;
  heading: 'h2' | 'h3';
}

/** The request, its reference, and what happens next. It reports the page's own actions, never
 *  that a WhatsApp message was sent: only the visitor can send it. */
export function QuoteConfirmation(props: QuoteConfirmationProps) {
  const { sent, phone, whatsAppNumber, heading: Heading } = props;
  const { request, reference, linkKey } = sent;
  useTitlePrefix(stepWasOpened() ? 'Request sent: ' : '');

  const load = truckLoad(request);
  // What is left to do comes before what they may want to know.
  const isLeftToDo = sent.chat === 'blocked' || sent.chat === 'earlier';
  const openChat = (
    <ButtonLink href={chatAbout(sent, whatsAppNumber)} target="_blank" rel="noopener">
      Open WhatsApp
    </ButtonLink>
  );

  return (
    <div>
      <StepRoad
        step="sent"
        load={<LoadedTruck home={request} strokeWidth={2} />}
        className="step-road-arriving"
      >
        <House />
      </StepRoad>
      <Heading
        ref={focusIfAwaited}
        tabIndex={-1}
        className="heading-2 mt-8 scroll-mt-32 text-title"
      >
        {`Thank you, ${firstName(request.name)}.`}
      </Heading>
      <p className="mt-3 text-ink-2 leading-normal">{HOW_IT_COMES[sent.chat]}</p>
      {isLeftToDo && <ButtonRow className="mt-5">{openChat}</ButtonRow>}
      <ReferenceBox reference={reference} copies />
      <p className="mt-4 leading-normal">
        <strong className="font-semibold">{`${photos.label}?`}</strong> <span>{photos.value}</span>
      </p>
      <dl className="mt-5">
        <Fact label="When">{moveDateInWords(request.moveDate)}</Fact>
        <Fact label="From">{request.fromAddress}</Fact>
        <Fact label="To">
          <span>{request.toAddress}</span>
          <RoadOnMap
            from={request.fromAddress}
            to={request.toAddress}
            drives
            className="mt-3 w-full max-w-120"
          />
        </Fact>
        {request.access &&
          accessLines(request.access).map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        {load && (
          <Fact label="On the truck">
            <span>{load}</span>
            <LoadToSave home={request} name={reference} />
          </Fact>
        )}
      </dl>
      <ButtonRow className="mt-8 xl:grid xl:grid-cols-2">
        {sent.chat === 'opened' && openChat}
        {linkKey && (
          <ButtonLink kind={sent.chat === 'none' ? 'main' : 'second'} href={privateLink(linkKey)}>
            Your move sheet
          </ButtonLink>
        )}
        <ButtonLink kind="second" href={phone.link}>
          {`Call ${phone.display}`}
        </ButtonLink>
        {linkKey && (
          <CopyButton text={new URL(privateLink(linkKey), location.href).href} isHidden>
            Copy the sheet’s link
          </CopyButton>
        )}
        <Button kind="quiet" onClick={() => askAgain(request)}>
          Ask for another quote
        </Button>
      </ButtonRow>
      {linkKey && (
        <>
          <p className="mt-4 text-ink-2 text-small">{KEEP_PRIVATE}</p>
          <HowFound linkKey={linkKey} heard={sent.heard} />
        </>
      )}
    </div>
  );
}

function focusIfAwaited(heading: HTMLElement | null) {
  if (takesFocus()) heading?.focus();
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2 border-line border-b py-4">
      <dt className="w-26 shrink-0 text-ink-2 md:w-37.5">{label}</dt>
      <dd className="wrap-anywhere min-w-0 grow font-semibold">{children}</dd>
    </div>
  );
}

/** '3 bedrooms, 7 items'; empty when nothing was declared. */
function truckLoad({ bedrooms, inventory }: QuoteRequest): string {
  const items = Object.values(inventory).reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);
  return [
    bedrooms && `${bedrooms} ${bedrooms === '1' ? 'bedroom' : 'bedrooms'}`,
    items > 0 && `${items} ${items === 1 ? 'item' : 'items'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function askAgain(request: QuoteRequest) {
  keepWhoAsks(request);
  setSentQuote(undefined);
  startOver();
}
