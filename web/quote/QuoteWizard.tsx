import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { firstName } from '../../domain/first-name.ts';
import { LAST_STEP } from '../../domain/request/steps.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import { FormIsland, type Reach } from '../forms/FormIsland.tsx';
import { LazyStylesheet } from '../islands/LazyStylesheet.tsx';
import { useLazyPart } from '../islands/use-lazy-part.ts';
import { Columns } from '../ui/Columns.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import './quote-wizard.css';
import type { Elements } from '../ui/elements.ts';
import { Handover, useUntilFocused } from '../ui/Handover.tsx';
import { LINK } from '../ui/text-link.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { beginAnotherByWish } from './state/another-quote.ts';
import { chatAbout, type SentQuote, takesFocus, useSentQuote } from './state/sent-quote.ts';
import { useStep } from './state/step-history.ts';
import { useChatButton } from './use-chat-button.ts';
import { afterRequest, PROMISES } from './what-happens-next.ts';

const fetchConfirmation = () => import('./confirmation/QuoteConfirmation.tsx');

export interface QuoteWizardProps extends Reach {
  /** On the quote page this is the page's heading; elsewhere the wizard is one of many bands. */
  level: 1 | 2;
  lead: string;
  /** A picture under the points, on wide screens. */
  children?: Elements;
}

/** The wizard on its sheet, with its promises next to it. */
export function QuoteWizard(props: QuoteWizardProps) {
  return (
    <FormIsland {...props} chatText="Hello, I would like a quote for a move.">
      <WizardCard {...props} />
    </FormIsland>
  );
}

function WizardCard({ level, lead, children, ...reach }: QuoteWizardProps) {
  // Must come before the first read of what was sent.
  useState(beginAnotherByWish);
  useEffect(() => {
    // A link that is opened in this tab while it shows this page.
    window.addEventListener('hashchange', beginAnotherByWish);
    return () => window.removeEventListener('hashchange', beginAnotherByWish);
  }, []);
  const last = useSentQuote();
  const sent = last?.another ? undefined : last;
  // The press for another quote was on it.
  const leaving = useUntilFocused(sent);
  useChatButton(sent && chatAbout(sent, reach.whatsAppNumber));
  const Title = level === 1 ? 'h1' : 'h2';
  const heading = level === 1 ? 'h2' : 'h3';

  return (
    <Columns first={4} last={7} sticky className="wrap gap-y-8">
      <div>
        <Title
          ref={sent && focusIfAwaited}
          tabIndex={sent && -1}
          className="heading-2 wrap-anywhere scroll-mt-32 text-h2"
        >
          {sent ? `Thank you, ${firstName(sent.request.name)}.` : 'Get your free quote'}
        </Title>
        {!sent && <p className="quote-wizard-lead mt-4 text-lead">{lead}</p>}
        <ul className="mt-8 hidden lg:block">
          {(sent ? afterRequest(sent) : PROMISES).map(({ icon, strong, text }) => (
            <li
              key={strong}
              className="quote-wizard-point flex items-start gap-5 border-t py-4 leading-snug"
            >
              <Icon drawing={icon} strokeWidth={1.75} className="quote-wizard-icon shrink-0" />
              <span className="max-w-remark text-pretty">
                <strong className="font-bold">{strong}</strong> <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <Sheet>
        <Confirmation sent={sent ?? leaving} {...reach} />
        <Handover of={sent ? 'sent' : 'form'}>
          {!sent && <QuoteForm reach={reach} stepHeading={heading} />}
        </Handover>
        {last?.another && <EarlierQuote {...last} />}
      </Sheet>
    </Columns>
  );
}

/** Below the form, which it moves nowhere when the wizard wakes. */
function EarlierQuote({ reference, linkKey }: SentQuote) {
  return (
    <p className="mt-6 text-ink-2 leading-snug print:hidden">
      <span>This is another request. We still have your earlier one,</span>{' '}
      <strong className="whitespace-nowrap font-semibold">{reference}</strong>
      {linkKey ? (
        <>
          <span>:</span>{' '}
          <a href={privateLink(linkKey)} className={LINK}>
            see its move sheet
          </a>
          <span>.</span>
        </>
      ) : (
        <span>.</span>
      )}
    </p>
  );
}

function focusIfAwaited(heading: HTMLElement | null) {
  if (!heading || !takesFocus()) return;
  heading.focus();
  // On a wide screen it stands next to the form, in sight, and goes up with it when the form makes way.
  requestAnimationFrame(() => heading.scrollIntoView({ block: 'nearest' }));
}

interface ConfirmationProps extends Reach {
  sent: SentQuote | undefined;
}

/** The confirmation, fetched while the visitor fills in the last step, so that it is there with the answer;
 *  the essentials if it comes late or fails. */
function Confirmation({ sent, ...props }: ConfirmationProps) {
  const isLastStep = useStep() === LAST_STEP;
  const { part: lazy } = useLazyPart(sent ? 'sent' : isLastStep, fetchConfirmation);
  const essentials = sent && (
    <p role="status">{`We have your request. Your reference is ${sent.reference}.`}</p>
  );
  return (
    <>
      {/* Before it is needed: React would wait for it. */}
      {lazy && <LazyStylesheet href={lazy.confirmationStyles} />}
      {sent && lazy ? (
        <ErrorBoundary fallback={essentials}>
          <lazy.QuoteConfirmation sent={sent} {...props} />
        </ErrorBoundary>
      ) : (
        essentials
      )}
    </>
  );
}
