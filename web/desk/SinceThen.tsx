import type { DeskView } from '../../domain/desk/desk-view.ts';
import { DashList } from '../ui/DashList.tsx';

interface SinceThenProps {
  desk: DeskView;
  /** The last event that was on the page when the writing began. */
  begunAt: number;
}

/** Lists the events since somebody began to write, and the changes of the visitor since the last quote. */
export function SinceThen({ desk: { history, quote }, begunAt }: SinceThenProps) {
  const news = history.filter(({ number }) => number > begunAt);
  const lines = [
    ...news.flatMap(({ when, heading, lines }) => [`${heading}, ${when}`, ...lines]),
    ...(news.length === 0 ? (quote?.changes ?? []) : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div className="mt-4 border-marigold border-l-4 bg-sand px-5 py-4">
      <p className="font-semibold">
        {news.length > 0 ? 'While you were writing' : 'Changed since the last quote'}
      </p>
      <DashList items={[...new Set(lines)]} className="mt-2 wrap-anywhere" />
    </div>
  );
}
