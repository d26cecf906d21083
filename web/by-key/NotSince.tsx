import type { UseQueryResult } from '@tanstack/react-query';
import { TEXT_LINK } from '../ui/text-link.ts';

interface NotSinceProps {
  query: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt' | 'refetch'>;
  className?: string;
}

/** How old the page is, if its latest look got no answer. */
export function NotSince({ query, className = '' }: NotSinceProps) {
  if (!query.isError) return null;
  return (
    <p
      role="alert"
      className={`rounded-control border-2 border-edge px-4 py-3 leading-snug print:hidden ${className}`}
    >
      <strong>As of {clock(query.dataUpdatedAt)}:</strong> no connection since.{' '}
      <button type="button" className={TEXT_LINK} onClick={() => query.refetch()}>
        Try again
      </button>
    </p>
  );
}

/** '09:26' */
function clock(time: number): string {
  return new Date(time).toLocaleTimeString('en-ZA', { hour: '2-digit', minute: '2-digit' });
}
