import type { ReactNode } from 'react';
import { photos } from '../../../content/photos.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { accessLines } from '../../../domain/request/access.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { KEEP_PRIVATE, privateLink } from '../../../domain/your-move/your-move.ts';
import type { Reach } from '../../forms/FormIsland.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LINK } from '../../ui/text-link.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { ReferenceBox } from '../ReferenceBox.tsx';
import { House } from '../road/House.tsx';
import { LoadInWords } from '../road/LoadDrawing.tsx';
import { LoadedTruck } from '../road/LoadedTruck.tsx';
import { RoadOnMap } from '../road/RoadOnMap.tsx';
import { StepRoad } from '../road/StepRoad.tsx';
import { saveWhoAsks } from '../state/quote-draft.ts';
import { chatAbout, type SentQuote, setSentQuote } from '../state/sent-quote.ts';
import { startOver, stepWasOpened } from '../state/step-history.ts';
import { CONFIRMATION_LABELS } from './confirmation-labels.ts';
import { HowFound } from './HowFound.tsx';
import { HOW_IT_COMES } from './how-it-comes.ts';

export { default as confirmationStyles } from '../road/arriving-road.css?url';

interface QuoteConfirmationProps extends Reach {
  sent: SentQuote;
}

/** The one thing left to do, and the reference. Whatever else is known of the request is folded away. */
export function QuoteConfirmation({ sent, phone, whatsAppNumber }: QuoteConfirmationProps) {
  const { request, reference, linkKey } = sent;
  useTitlePrefix(stepWasOpened() ? 'Request sent: ' : '');

  const load = truckLoad(request);
  const byChat = sent.chat !== 'none';
  // Before what they may want to know.
  const isLeftToDo = sent.chat === 'blocked' || sent.chat === 'earlier';
  const openChat = (
    <ButtonRow>
      <ButtonLink href={chatAbout(sent, whatsAppNumber)} target="_blank" rel="noopener">
        Open WhatsApp
      </ButtonLink>
    </ButtonRow>
  );

  return (
    <div>
      <p className="mb-6 text-lead">{HOW_IT_COMES[sent.chat]}</p>
      {isLeftToDo && <div className="mb-6">{openChat}</div>}
      <StepRoad
        step="sent"
        load={<LoadedTruck home={request} strokeWidth={2} />}
        className="step-road-arriving"
      >
        <House />
      </StepRoad>
      <ReferenceBox reference={reference} copies />
      {sent.chat === 'opened' && <div className="mt-6">{openChat}</div>}
      {linkKey && (
        <>
          {!byChat && (
            <ButtonRow className="mt-6">
              <ButtonLink href={privateLink(linkKey)}>{CONFIRMATION_LABELS.sheet}</ButtonLink>
            </ButtonRow>
          )}
          <p className="mt-5 leading-normal">
            {byChat ? (
              <a href={privateLink(linkKey)} className={LINK}>
                {CONFIRMATION_LABELS.sheet}
              </a>
            ) : (
              <span>It</span>
            )}{' '}
            <span>
              has your answers, and asks what else the crew needs to know: gates, parking, power
              cuts.
            </span>
            {request.email && <span> Its link usually comes by email too.</span>}
          </p>
        </>
      )}
      <div className="mt-6 space-y-3">
        <Disclosure summary={CONFIRMATION_LABELS.told}>
          <dl className="mt-2">
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
                <LoadInWords home={request} />
              </Fact>
            )}
          </dl>
        </Disclosure>
        <Disclosure summary={CONFIRMATION_LABELS.more}>
          <p className="mt-4 leading-normal">
            <strong className="font-semibold">{`${photos.label}?`}</strong>{' '}
            <span>{photos.value}</span>
          </p>
          <ButtonRow className="mt-5 xl:grid xl:grid-cols-2">
            <ButtonLink kind="second" href={phone.link}>
              {`Call ${phone.display}`}
            </ButtonLink>
            {linkKey && (
              <CopyButton text={new URL(privateLink(linkKey), location.href).href} isHidden>
                Copy the sheet’s link
              </CopyButton>
            )}
            <Button kind="quiet" onClick={() => askAgain(request)}>
              {CONFIRMATION_LABELS.again}
            </Button>
          </ButtonRow>
          {linkKey && <p className="mt-4 text-ink-2 text-small">{KEEP_PRIVATE}</p>}
        </Disclosure>
        {linkKey && <HowFound linkKey={linkKey} heard={sent.heard} />}
      </div>
    </div>
  );
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
  saveWhoAsks(request);
  setSentQuote(undefined);
  startOver();
}
