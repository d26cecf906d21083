import { useState } from 'react';
import { backupsKeptFor } from '../../content/terms.ts';
import { STILL_IN_CALENDAR } from '../../domain/request/calendar.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { Opened } from '../by-key/Opened.tsx';
import { Handover } from '../ui/Handover.tsx';
import { KeptAccount } from './KeptAccount.tsx';
import { MOVE_NEWS } from './move-news.ts';
import { Note } from './Note.tsx';
import { Opening } from './Opening.tsx';
import { PageColumns } from './PageColumns.tsx';
import { StoredMove } from './StoredMove.tsx';
import { useYourMove } from './use-your-move.ts';

/** The request that a key opens. */
export function OpenedLink({ linkKey }: { linkKey: string }) {
  const query = useYourMove(linkKey);
  const [deleted, setDeleted] = useState(false);
  const [mailed, setMailed] = useState(false);

  const isGone = deleted && !query.data?.keeps;
  const gone = (
    <PageColumns heading="Deleted." lead="We no longer have your request.">
      <Note heading={MOVE_NEWS.deleted} focused>
        <p>
          {`It’s gone from our server, with your changes and our emails about it. Our own copies are next. Backup copies can take another ${backupsKeptFor} to disappear. This link no longer works.`}
        </p>
        <p>{STILL_IN_CALENDAR}</p>
      </Note>
    </PageColumns>
  );
  const renewed = (
    <PageColumns heading="New link." lead="It’s on its way to your email address.">
      <Note heading="Look in your email" focused>
        <p>The new link opens your page. This one, and all before it, open nothing any more.</p>
      </Note>
    </PageColumns>
  );
  const opened = (
    <Opened
      query={query}
      opening={
        <PageColumns lead="One moment.">
          <Opening />
        </PageColumns>
      }
      unanswered={(button) => (
        <PageColumns lead="It’s not on your screen yet.">
          <Note heading="We couldn’t open your move sheet" focused action={button}>
            <p role="alert">
              The connection or our server didn’t answer. Please try again in a moment.
            </p>
          </Note>
        </PageColumns>
      )}
      gone={
        <PageColumns lead="There’s nothing to show here.">
          <Note heading={NOTE_HEADINGS.nothingStored} focused>
            <p>
              What it opened was deleted, or part of the link is missing. If you think it should be
              here, call or write to us, with your reference if you can.
            </p>
          </Note>
        </PageColumns>
      }
      stopped={(button) => (
        <PageColumns lead="Something went wrong on this page.">
          <Note heading={NOTE_HEADINGS.stopped} focused action={button}>
            <p role="alert">
              What you did last may have reached us all the same. Load the page again to see how
              things stand, or call or write to us.
            </p>
          </Note>
        </PageColumns>
      )}
    >
      {(move) => (
        <Handover of={move.keeps?.isAll ? 'account' : 'request'}>
          {move.keeps?.isAll ? (
            <KeptAccount linkKey={linkKey} move={move} says={move.keeps.says} focused={deleted} />
          ) : (
            <StoredMove
              linkKey={linkKey}
              move={move}
              query={query}
              onDeleted={() => setDeleted(true)}
              onMailed={() => setMailed(true)}
            />
          )}
        </Handover>
      )}
    </Opened>
  );
  const shown = isGone ? 'deleted' : mailed ? 'renewed' : 'opened';
  return <Handover of={shown}>{{ deleted: gone, renewed, opened }[shown]}</Handover>;
}
