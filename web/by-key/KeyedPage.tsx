import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import type { Elements } from '../ui/elements.ts';
import { firstKeyOf, useFragmentKey } from './fragment-key.ts';

interface KeyedPageProps {
  /** Shown without a key in the address. */
  withoutKey: Elements;
  /** The page that the key opens. */
  children: (key: string) => Elements;
}

/** A page behind the key in its address. Another key is another request: nothing of the previous one stays. */
export function KeyedPage({ withoutKey, children }: KeyedPageProps) {
  const key = useFragmentKey();
  const [queries] = useState(createQueryClient);
  if (!key) return withoutKey;
  return (
    <QueryClientProvider key={firstKeyOf(key)} client={queries}>
      {children(key)}
    </QueryClientProvider>
  );
}
