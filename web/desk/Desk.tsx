// The whole wizard: the bundler then splits none of its files, and the visitors' pages stay as light as
// they were.
import '../quote/QuoteWizard.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../api/query-client.ts';
import { useFragmentKey } from '../forms/fragment-key.ts';
import { DeskNote } from './DeskNote.tsx';
import { OpenedDesk } from './OpenedDesk.tsx';

/** The team's page behind the button Answer. */
export function Desk() {
  const deskKey = useFragmentKey();
  const [queries] = useState(createQueryClient);
  return (
    <div className="desk wrap">
      <ErrorBoundary fallback={<Stopped />}>
        {deskKey ? (
          <QueryClientProvider client={queries}>
            {/* Another key is another request: nothing of the previous one stays. */}
            <OpenedDesk key={deskKey} deskKey={deskKey} />
          </QueryClientProvider>
        ) : (
          <DeskNote heading="This page opens from our mail">
            <p>
              Press Answer in the mail about a request or a message. If part of the link is missing,
              copy it again, whole.
            </p>
          </DeskNote>
        )}
      </ErrorBoundary>
    </div>
  );
}

function Stopped() {
  return (
    <DeskNote heading="This page has stopped working">
      <p role="alert">What is stored is as it was. Open the page again, or answer from the mail.</p>
    </DeskNote>
  );
}
