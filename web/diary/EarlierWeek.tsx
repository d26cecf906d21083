import { useQuery } from '@tanstack/react-query';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import type { PastWeek } from '../../domain/team/diary.ts';
import { openedByTeam } from '../api/by-device.ts';
import { DayOfDiary } from './DayOfDiary.tsx';
import { OnDemand } from './OnDemand.tsx';

interface EarlierWeekProps {
  /** The day after its last one. */
  before: string;
  today: string;
  trucksADay: number;
}

/** The moves of the seven days before, behind a press, and below them those of the week before that. */
export function EarlierWeek({ before, ...props }: EarlierWeekProps) {
  return (
    <OnDemand summary={`The week before ${moveDateInShort(before, before)}`}>
      {() => <Week {...{ before, ...props }} />}
    </OnDemand>
  );
}

function Week({ before, ...props }: EarlierWeekProps) {
  const { data, isError } = useQuery(openedByTeam<PastWeek>(`/api/diary/before/${before}`));
  if (!data) {
    const line = isError ? 'No answer. Close it and try again.' : 'Fetching it…';
    return <p role="status">{line}</p>;
  }
  return (
    <>
      {data.days.length === 0 && <p className="text-ink-2">No moves in that week.</p>}
      <div className="diary-days grid">
        {[...data.days].reverse().map((day) => (
          <DayOfDiary key={day.day} {...{ day, ...props }} inWeek={false} />
        ))}
      </div>
      <EarlierWeek before={data.from} {...props} />
    </>
  );
}
