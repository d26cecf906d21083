import './diary.css';
import type { DiaryView } from '../../domain/desk/diary.ts';
import { TeamNote } from '../by-key/TeamNote.tsx';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { DiarySheet } from './DiarySheet.tsx';
import { NO_DIARY } from './no-diary.tsx';

/** The team's page with what waits and the moves by day. */
export function Diary() {
  return (
    <TeamPage<DiaryView>
      className="mx-auto max-w-480 px-4 pt-2 pb-16 md:pt-4 lg:px-8"
      withoutKey={
        <TeamNote heading="This page opens from its own link">
          <p>
            Whoever runs the website has the link. If part of it is missing, copy the whole link
            again.
          </p>
        </TeamNote>
      }
      path="/api/diary"
      // It may hang on a wall all day.
      again={{ refetchInterval: 5 * 60_000, refetchOnReconnect: true }}
      gone={() => NO_DIARY}
    >
      {(diary, key, _age, query) => <DiarySheet diaryKey={key} diary={diary} query={query} />}
    </TeamPage>
  );
}
