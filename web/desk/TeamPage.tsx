import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../api/query-client.ts';
import { useFragmentKey } from '../forms/fragment-key.ts';
import { DeskNote } from './DeskNote.tsx';

interface TeamPageProps {
  className: string;
  /** Shown without a key in the address. */
  withoutKey: ReactNode;
  /** What the key opens. */
  children: (key: string) => ReactNode;
}

/** A page for the team behind the key in its address. */
export function TeamPage({ className, withoutKey, children }: TeamPageProps) {
  const key = useFragmentKey();
  const [queries] = useState(createQueryClient);
  return (
    <div className={className}>
      <ErrorBoundary fallback={<Stopped />}>
        {key ? (
          <QueryClientProvider client={queries}>{children(key)}</QueryClientProvider>
        ) : (
          withoutKey
        )}
      </ErrorBoundary>
    </div>
  );
}

function Stopped() {
  return (
    <DeskNote heading="This page has stopped working">
      <p role="alert">Nothing has changed. Open the page again, or answer from the email.</p>
    </DeskNote>
  );
}
