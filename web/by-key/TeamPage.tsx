import './team-page.css';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openedBy } from '../api/by-key.ts';
import type { Elements } from '../ui/elements.ts';
import { useAnnouncedLine } from '../ui/use-announcement.ts';
import { KeyedPage } from './KeyedPage.tsx';
import { NotSince } from './NotSince.tsx';
import { Opened } from './Opened.tsx';
import { teamDevice } from './on-team-device.ts';
import { TeamNote } from './TeamNote.tsx';

interface OpenedProps<Content> {
  /** The path at our server that the key opens. */
  path: string;
  /** When it is fetched again, besides whenever somebody looks at the page. */
  again: { refetchInterval: number; refetchOnReconnect?: boolean };
  /** Shown if the key opens nothing. */
  gone: (key: string) => Elements;
  /** Advice while no answer comes. */
  hint?: string;
  /** When the answer was given, if it says so. */
  asOf?: (content: Content) => string;
  /** @param age how old it is, and a button that asks again if there is no connection: each page shows it, or says it in its
   *    own words by the query */
  children: (content: Content, key: string, age: Elements, query: UseQueryResult) => Elements;
}

interface TeamPageProps<Content> extends OpenedProps<Content> {
  className: string;
  /** Shown without a key in the address. */
  withoutKey: Elements;
}

/** A page for the team behind the key in its address. */
export function TeamPage<Content>(props: TeamPageProps<Content>) {
  const { className, withoutKey, ...opened } = props;
  return (
    <div className={className}>
      <KeyedPage withoutKey={withoutKey}>
        {(key) => <OpenedByTeam {...opened} bearer={key} />}
      </KeyedPage>
    </div>
  );
}

function OpenedByTeam<Content>(props: OpenedProps<Content> & { bearer: string }) {
  const { path, bearer, again, gone, hint = '', asOf, children } = props;
  const query = useQuery({ ...openedBy<Content>(path, bearer), ...again });
  const isOfTeam = Boolean(query.data);
  useEffect(() => {
    if (isOfTeam) teamDevice.write('yes');
  }, [isOfTeam]);
  return (
    <Opened
      query={query}
      opening={<Fetching />}
      unanswered={(button: Elements) => (
        <TeamNote heading="No answer yet">
          <p role="alert">{`The connection or our server didn’t answer. ${hint}`.trim()}</p>
          {button}
        </TeamNote>
      )}
      gone={gone(bearer)}
      stopped={(button: Elements) => (
        <TeamNote heading="This page has stopped working">
          <p role="alert">
            {`Load the page again to see how things stand${hint && ', or answer from the email'}.`}
          </p>
          {button}
        </TeamNote>
      )}
    >
      {(content) =>
        children(content, bearer, <NotSince query={query} asOf={asOf?.(content)} />, query)
      }
    </Opened>
  );
}

function Fetching() {
  return (
    <TeamNote heading="One moment">
      <p role="status">{useAnnouncedLine('Fetching it…')}</p>
    </TeamNote>
  );
}
