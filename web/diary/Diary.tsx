// The whole desk: the bundler then splits none of its files, and the visitors' pages stay as light as they were.
import '../desk/Desk.tsx';
import { DeskNote } from '../desk/DeskNote.tsx';
import { TeamPage } from '../desk/TeamPage.tsx';
import { OpenedDiary } from './OpenedDiary.tsx';

/** The team's page with what waits and the moves by day. */
export function Diary() {
  return (
    <TeamPage
      className="mx-auto max-w-480 px-4 pt-4 pb-16 lg:px-8"
      withoutKey={
        <DeskNote heading="This page opens from its own link">
          <p>
            Whoever runs the website has the link. If part of it is missing, copy the whole link
            again.
          </p>
        </DeskNote>
      }
    >
      {(key) => <OpenedDiary key={key} diaryKey={key} />}
    </TeamPage>
  );
}
