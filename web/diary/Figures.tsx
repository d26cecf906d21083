import './figures.css';
import type { YearView } from '../../domain/source/year.ts';
import { TeamNote } from '../by-key/TeamNote.tsx';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { FiguresSheet } from './FiguresSheet.tsx';
import { NO_DIARY } from './no-diary.tsx';

/** The team's page with what came in during twelve months, and what came of it. */
export function Figures() {
  return (
    <TeamPage<YearView>
      className="wrap pt-2 pb-16 md:pt-4"
      withoutKey={
        <TeamNote heading="This page opens from the diary">
          <p>Open the diary and press “Figures”.</p>
        </TeamNote>
      }
      path="/api/diary/figures"
      again={{ refetchInterval: 60 * 60_000 }}
      gone={() => NO_DIARY}
      asOf={({ asOf }) => asOf}
    >
      {(year, key, age) => <FiguresSheet diaryKey={key} year={year} age={age} />}
    </TeamPage>
  );
}
