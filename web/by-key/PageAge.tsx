import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useLayoutEffect } from 'react';
import { NotSince } from './NotSince.tsx';

interface Age {
  readonly query: Pick<
    UseQueryResult,
    'isError' | 'isFetching' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'refetch'
  >;
  /** When the answer was given, if it says so. */
  readonly asOf: string | undefined;
  /** Told while a part of the page shows the age.
   *  @returns for when it is gone */
  readonly place: () => () => void;
}

export const PageAgeContext = createContext<Age | null>(null);

/** How old the page is, and whether its latest look got an answer, for a page that says it in its own words; null apart from
 *  a page. TeamPage shows the age by itself unless a part of the page has asked for it here. */
export function usePageAge(): Age | null {
  const age = useContext(PageAgeContext);
  const place = age?.place;
  // Before the browser draws: the line of the page itself is never seen.
  useLayoutEffect(() => place?.(), [place]);
  return age;
}

/** The age of a page of the team, at a place of its own choice. */
export function PageAge({ className = '' }: { className?: string }) {
  const age = usePageAge();
  return age && <NotSince query={age.query} asOf={age.asOf} className={className} />;
}
