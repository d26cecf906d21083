import type { DeskView } from '../../domain/team/desk-view.ts';
import { DashList } from '../ui/DashList.tsx';
import { newsSince } from './news-since.ts';

interface SinceThenProps {
  desk: DeskView;
  /** The last event that was on the page when the writing began. */
  begunAt: number;
}

/** Lists the events since somebody began to write, and the changes of the visitor since the last quote. */
export function SinceThen({ desk, begunAt }: SinceThenProps) {
  const news = newsSince(begunAt, desk);
  const lines = news.length > 0 ? news : [...new Set(desk.quote?.changes)];
  if (lines.length === 0) return null;
  return (
    <div className="desk-remark bg-sand px-5 py-4">
      <p className="font-semibold">
        {news.length > 0 ? 'While you were writing' : 'Changed since the last quote'}
      </p>
      <DashList items={lines} className="mt-2 wrap-anywhere" />
    </div>
  );
}
