import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import type { Elements } from '../ui/elements.ts';
import { firstKeyOf, useFragmentKey } from './fragment-key.ts';

interface KeyedPageProps {
  follows?: Parameters<typeof useFragmentKey>[0];
  /** Shown without a key. */
  withoutKey: Elements;
  /** The page that the key opens. */
  children: (key: string) => Elements;
}

/** A page behind the key of a private link. Another key is another request: nothing of the previous one stays. */
export function KeyedPage({ follows, withoutKey, children }: KeyedPageProps) {
  const key = useFragmentKey(follows);
  const [queries] = useState(createQueryClient);
  if (!key) return withoutKey;
  return (
    <QueryClientProvider key={firstKeyOf(key)} client={queries}>
      {children(key)}
    </QueryClientProvider>
  );
}
