// The whole desk: the bundler then splits none of its files, and the visitors' pages stay as light as they were.
import '../desk/Desk.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../api/query-client.ts';
import { DeskNote } from '../desk/DeskNote.tsx';
import { useFragmentKey } from '../forms/fragment-key.ts';
import { OpenedDiary } from './OpenedDiary.tsx';

/** The team's page with what waits and the moves by day. */
export function Diary() {
  const key = useFragmentKey();
  const [queries] = useState(createQueryClient);
  return (
    <div className="diary diary-wide">
      <ErrorBoundary fallback={<Stopped />}>
        {key ? (
          <QueryClientProvider client={queries}>
            <OpenedDiary key={key} diaryKey={key} />
          </QueryClientProvider>
        ) : (
          <DeskNote heading="This page opens from its own link">
            <p>
              The one who runs the website has it. If part of the link is missing, copy it again,
              whole.
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
      <p role="alert">What is stored is as it was. Open the page again.</p>
    </DeskNote>
  );
}
