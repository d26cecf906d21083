import { useEffect, useState } from 'react';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { TeamNote } from '../by-key/TeamNote.tsx';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { LINK } from '../ui/text-link.ts';
import { DeskSheet } from './DeskSheet.tsx';
import { forgetDrafts, textsBegun } from './desk-draft.ts';
import { DESK } from './use-desk-actions.ts';

/** The team's page behind the button Answer. */
export function Desk() {
  return (
    <TeamPage<DeskView>
      className="wrap pt-2 pb-16 md:pt-3"
      byKey={{
        without: (
          <TeamNote heading="This page opens from our email">
            <p>
              <span>Press Answer in the email about a request or a message, or open it in</span>{' '}
              <a href="/diary" className={LINK}>
                the diary
              </a>
              <span>. If part of the link is missing, copy the whole link again.</span>
            </p>
          </TeamNote>
        ),
        gone: (key) => <NothingStored deskKey={key} />,
      }}
      path={DESK}
      again={{ refetchInterval: 60_000 }} // a colleague may act at any moment
      hint="It’s all in the email too. You can call from there."
    >
      {(desk, key) => <DeskSheet deskKey={key} desk={desk} />}
    </TeamPage>
  );
}

/** Nor does this device keep what was being written about it, which is there for a last time. */
function NothingStored({ deskKey }: { deskKey: string }) {
  const [written] = useState(() => textsBegun(deskKey));
  useEffect(() => forgetDrafts(deskKey), [deskKey]);
  return (
    <TeamNote heading={NOTE_HEADINGS.nothingStored} focused>
      <p>
        <span>The request was deleted, or part of the link is missing. What is open is in</span>{' '}
        <a href="/diary" className={LINK}>
          the diary
        </a>
        <span>.</span>
      </p>
      {written.length > 0 && (
        <div>
          <p>What you were writing is no longer kept. Copy it if you need it:</p>
          {written.map(({ id, text }) => (
            <p key={id} className="wrap-anywhere mt-2 whitespace-pre-line text-ink">
              {text}
            </p>
          ))}
        </div>
      )}
    </TeamNote>
  );
}
