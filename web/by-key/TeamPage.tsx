import './team-page.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { openedByTeam } from '../api/by-device.ts';
import { NotSignedIn } from '../api/only-signed-in.ts';
import { createQueryClient } from '../api/query-client.ts';
import type { Elements } from '../ui/elements.ts';
import { Handover } from '../ui/Handover.tsx';
import { useAnnouncedLine } from '../ui/use-announcement.ts';
import { KeyedPage } from './KeyedPage.tsx';
import { NotSince } from './NotSince.tsx';
import { NOTE_HEADINGS } from './note-headings.ts';
import { Opened } from './Opened.tsx';
import { teamDevice } from './on-team-device.ts';
import { PageAgeContext } from './PageAge.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { TeamNote } from './TeamNote.tsx';

interface OpenedProps<Content> {
  /** The path at our server. */
  path: string;
  /** When it is fetched again, besides whenever somebody looks at the page. */
  again: { refetchInterval: number; refetchOnReconnect?: boolean };
  /** Advice while no answer comes. */
  hint?: string;
  /** When the answer was given, if it says so. */
  asOf?: (content: Content) => string;
  /** Below how old it is and, without a connection, a button that asks again; or with these where `PageAge` is.
   *  @param key of the page's address; empty if it needs none */
  children: (content: Content, key: string) => Elements;
}

interface TeamPageProps<Content> extends OpenedProps<Content> {
  className: string;
  /** For a page that also needs the key in its address. */
  byKey?: {
    /** Shown without a key. */
    without: Elements;
    /** Shown if the key opens nothing. */
    gone: (key: string) => Elements;
  };
}

/** A page of the team, which opens on devices that are signed in. */
export function TeamPage<Content>(props: TeamPageProps<Content>) {
  const { className, byKey, ...opened } = props;
  const [queries] = useState(createQueryClient);
  return (
    <div className={className}>
      {byKey ? (
        <KeyedPage withoutKey={byKey.without}>
          {(key) => <OpenedByTeam {...opened} bearer={key} gone={byKey.gone(key)} />}
        </KeyedPage>
      ) : (
        <QueryClientProvider client={queries}>
          <OpenedByTeam {...opened} />
        </QueryClientProvider>
      )}
    </div>
  );
}

function OpenedByTeam<Content>(props: OpenedProps<Content> & { bearer?: string; gone?: Elements }) {
  const { path, bearer, again, gone, hint = '', asOf, children } = props;
  const query = useQuery({ ...openedByTeam<Content>(path, bearer), ...again });
  const [places, setPlaces] = useState(0);
  const place = useCallback(() => {
    setPlaces((before) => before + 1);
    return () => setPlaces((before) => before - 1);
  }, []);
  const isOfTeam = Boolean(query.data);
  useEffect(() => {
    if (isOfTeam) teamDevice.write('yes');
  }, [isOfTeam]);
  // Also over what was shown before: the device may have been signed out since.
  const isSignedOut = query.error instanceof NotSignedIn;
  const opened = (
    <Opened
      query={query}
      opening={<Fetching />}
      unanswered={(button: Elements) => (
        <TeamNote heading="No answer yet">
          <p role="alert">{`The connection or our server didn’t answer. ${hint}`.trim()}</p>
          {button}
        </TeamNote>
      )}
      gone={gone}
      stopped={(button: Elements) => (
        <TeamNote heading={NOTE_HEADINGS.stopped}>
          <p role="alert">
            {`Load the page again to see how things stand${hint && ', or answer from the email'}.`}
          </p>
          {button}
        </TeamNote>
      )}
    >
      {(content) => (
        <PageAgeContext value={{ query, asOf: asOf?.(content), place }}>
          {places === 0 && <NotSince query={query} asOf={asOf?.(content)} />}
          {children(content, bearer ?? '')}
        </PageAgeContext>
      )}
    </Opened>
  );
  return (
    <Handover of={isSignedOut ? 'sign-in' : 'page'}>
      {isSignedOut ? <SignInFirst /> : opened}
    </Handover>
  );
}

function Fetching() {
  return (
    <TeamNote heading="One moment">
      <p role="status">{useAnnouncedLine('Fetching it…')}</p>
    </TeamNote>
  );
}
