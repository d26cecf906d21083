import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { createQueryClient } from '../api/query-client.ts';
import { useLazyPart } from '../islands/use-lazy-part.ts';
import { useSuccessors } from '../islands/use-successors.ts';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useExpectedNotices } from './notices.ts';

const fetchToaster = () => import('./Toaster.tsx');

/** Two ways to reach the company without the form. Props, since an import would put all of the
 *  company's facts into the form's code. */
export interface Reach {
  phone: { display: string; link: string };
  whatsAppNumber: string;
}

interface FormIslandProps extends Reach {
  /** The text of a chat that takes the place of the form. */
  chatText: string;
  children: Elements;
}

/** An island with a form. If a bug stops it, the tab keeps what was typed for the next load. */
export function FormIsland({ children, ...instead }: FormIslandProps) {
  useSuccessors();
  const [queries] = useState(createQueryClient);
  return (
    <>
      <ErrorBoundary fallback={<Stopped {...instead} />}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ErrorBoundary>
      <Notices />
    </>
  );
}

/** At the end of the page, where nothing clips them or moves them along. */
function Notices() {
  const { part: lazy } = useLazyPart(useExpectedNotices(), fetchToaster);
  if (!lazy) return null;
  return createPortal(
    <ErrorBoundary fallback={null}>
      <lazy.Toaster />
    </ErrorBoundary>,
    document.body,
  );
}

function Stopped({ phone, whatsAppNumber, chatText }: Omit<FormIslandProps, 'children'>) {
  const chat = whatsAppLink(whatsAppNumber, chatText);
  return (
    <div className="wrap">
      <Sheet>
        <p role="alert" className="mb-4 leading-snug">
          <strong>Part of this page has stopped working.</strong>{' '}
          <span>Your answers are safe. Load the page again, or call</span>{' '}
          <a href={phone.link} className="underline">
            {phone.display}
          </a>
          <span>, or</span>{' '}
          <a href={chat} target="_blank" rel="noopener" className="underline">
            write by WhatsApp
          </a>
          <span>.</span>
        </p>
        <Button kind="second" onClick={() => location.reload()}>
          {AGAIN_LABELS.load}
        </Button>
      </Sheet>
    </div>
  );
}
