import type { UseQueryResult } from '@tanstack/react-query';
import { shortDeskTime } from '../../domain/dates/desk-time.ts';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { TEXT_LINK } from '../ui/text-link.ts';

interface NotSinceProps {
  query: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'refetch'>;
  /** When it was, if the answer says so. */
  asOf?: string | undefined;
  className?: string;
}

/** The age of the page, by our clock, and with the day once it is another: a device may have slept. If its latest look
 *  got no answer the line adds that, in room that it has always kept: nothing moves under a finger. */
export function NotSince({ query, asOf, className = '' }: NotSinceProps) {
  const { isError, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const looked = new Date(Math.max(dataUpdatedAt, errorUpdatedAt));
  const age = asOf ?? shortDeskTime(new Date(dataUpdatedAt).toISOString(), looked);
  return (
    <p
      // A new element: not every screen reader reads one that becomes an alert.
      key={String(isError)}
      role={isError ? 'alert' : undefined}
      className={`text-small print:hidden ${isError ? 'text-brick' : 'text-ink-2'} ${className}`}
    >
      <span>{`As of ${age}`}</span>
      <span className={isError ? undefined : 'invisible'}>
        <span>: no connection since.</span>{' '}
        <button type="button" className={`-my-3 ${TEXT_LINK}`} onClick={() => refetch()}>
          {AGAIN_LABELS.try}
        </button>
      </span>
    </p>
  );
}
