import './diary.css';
import type { DiaryView } from '../../domain/team/diary.ts';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { DiarySheet } from './DiarySheet.tsx';

/** The team's page with what waits and the moves by day. */
export function Diary() {
  return (
    <TeamPage<DiaryView>
      className="mx-auto max-w-480 px-4 pt-2 pb-16 md:pt-4 lg:px-8"
      path="/api/diary"
      // It may hang on a wall all day.
      again={{ refetchInterval: 5 * 60_000, refetchOnReconnect: true }}
    >
      {(diary) => <DiarySheet diary={diary} />}
    </TeamPage>
  );
}
