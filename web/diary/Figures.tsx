import './figures.css';
import type { YearView } from '../../domain/figures/year.ts';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { FiguresSheet } from './FiguresSheet.tsx';

/** The team's page with what came in during twelve months, and what came of it. */
export function Figures() {
  return (
    <TeamPage<YearView>
      className="wrap pt-2 pb-16 md:pt-4"
      path="/api/diary/figures"
      again={{ refetchInterval: 60 * 60_000 }}
      asOf={({ asOf }) => asOf}
    >
      {(year) => <FiguresSheet year={year} />}
    </TeamPage>
  );
}
