import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { Handover } from '../ui/Handover.tsx';

interface OpenedProps<Content> {
  query: UseQueryResult<Content | null>;
  /** Shown until there is an answer. */
  opening: Elements;
  /** Shown if no answer came.
   *  @param button asks again */
  unanswered: (button: Elements) => Elements;
  /** Shown if the key opens nothing. */
  gone: Elements;
  /** Shown after a bug.
   *  @param button loads the page again */
  stopped: (button: Elements) => Elements;
  children: (content: Content) => Elements;
}

/** The data that a key opens, or why it is not there. */
export function Opened<Content>({ stopped, ...props }: OpenedProps<Content>) {
  const { query } = props;
  const queries = useQueryClient();
  const stops = useRef(0);
  // Rendered again from the start: a translation or an extension may have moved or removed elements under React, which a new
  // page does not have. A patch of the browser’s insertBefore and removeChild, as others have, would leave what it could
  // not remove in sight: a sentence that is no longer so, next to the one that is.
  const [rendering, renderAgain] = useState(0);
  const renderedAgainFor = useRef(0);
  const reload = (
    <Button kind="second" onClick={() => location.reload()}>
      {AGAIN_LABELS.load}
    </Button>
  );
  return (
    <ErrorBoundary
      key={rendering}
      // The next answer may be sound.
      resetKeys={[query.dataUpdatedAt]}
      onError={(error) => {
        if (error instanceof DOMException && renderedAgainFor.current !== query.dataUpdatedAt) {
          renderedAgainFor.current = query.dataUpdatedAt;
          renderAgain((before) => before + 1);
          return;
        }
        stops.current += 1;
        // The answers may come from a newer release than this page. What waits for a signal would not survive.
        if (stops.current > 1 && queries.isMutating() === 0) location.reload();
      }}
      fallback={stopped(reload)}
    >
      <Answer {...props} />
    </ErrorBoundary>
  );
}

function Answer<Content>(props: Omit<OpenedProps<Content>, 'stopped'>) {
  const { query, opening, unanswered, gone, children } = props;
  const { data, isPending, refetch } = query;
  const state = data ? 'open' : data === null ? 'gone' : isPending ? 'opening' : 'unanswered';
  const shown: Readonly<Record<typeof state, () => Elements>> = {
    open: () => data && children(data),
    gone: () => gone,
    opening: () => opening,
    unanswered: () => unanswered(<Button onClick={() => refetch()}>{AGAIN_LABELS.try}</Button>),
  };
  return <Handover of={state}>{shown[state]()}</Handover>;
}
