import './diary.css';
import type { DiaryView } from '../../domain/desk/diary.ts';
import { DeskNote } from '../desk/DeskNote.tsx';
import { TeamPage } from '../desk/TeamPage.tsx';
import { DiarySheet } from './DiarySheet.tsx';

/** The team's page with what waits and the moves by day. */
export function Diary() {
  return (
    <TeamPage<DiaryView>
      className="mx-auto max-w-480 px-4 pt-4 pb-16 lg:px-8"
      withoutKey={
        <DeskNote heading="This page opens from its own link">
          <p>
            Whoever runs the website has the link. If part of it is missing, copy the whole link
            again.
          </p>
        </DeskNote>
      }
      path="/api/diary"
      // It may hang on a wall all day.
      again={{ refetchInterval: 5 * 60_000, refetchOnReconnect: true }}
      gone={() => (
        <DeskNote heading="This link no longer works">
          <p>The diary has a newer link. Ask whoever runs the website for it.</p>
        </DeskNote>
      )}
    >
      {(diary, key, query) => <DiarySheet diaryKey={key} diary={diary} query={query} />}
    </TeamPage>
  );
}
