import { addDays } from '../../domain/dates/calendar-date.ts';
import { publicHoliday } from '../../domain/dates/public-holidays.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import type { DiaryDay } from '../../domain/team/diary.ts';
import { DiaryList } from './DiaryList.tsx';

interface DayOfDiaryProps {
  day: DiaryDay;
  today: string;
  trucksADay: number;
  /** With seven of them side by side, its name is above its date. */
  inWeek: boolean;
}

/** A day, how full it is, and its moves. */
export function DayOfDiary({ day: { day, trucks, entries }, ...props }: DayOfDiaryProps) {
  const { today, trucksADay, inWeek } = props;
  const holiday = publicHoliday(day);
  const isFull = trucks >= trucksADay && day >= today;
  const stacked = inWeek ? '2xl:block print:block' : '';
  return (
    <article
      className={`diary-day ${day === today ? 'team-paper' : ''}`}
      aria-labelledby={`day-${day}`}
    >
      <header className={`flex flex-wrap items-baseline justify-between gap-x-3 ${stacked}`}>
        <h3 id={`day-${day}`} className="heading-3 text-lead leading-tight">
          <span className={stacked}>{`${dayName(day, today)} `}</span>
          <time dateTime={day}>{moveDateInShort(day, day < today ? day : today)}</time>
        </h3>
        {day >= today && (
          <p className={`diary-note shrink-0 ${isFull ? 'font-semibold text-brick' : ''}`}>
            {fullInWords(trucks, trucksADay)}
          </p>
        )}
      </header>
      {holiday && <p className="diary-note">{holiday}</p>}
      {entries.length > 0 && <DiaryList entries={entries} says="status" />}
    </article>
  );
}

/** '1 of 2', '2 of 2, full', '3 of 2, too many' */
function fullInWords(trucks: number, trucksADay: number): string {
  if (trucks === 0) return 'free';
  const state = trucks > trucksADay ? ', too many' : trucks === trucksADay ? ', full' : '';
  return `${trucks} of ${trucksADay}${state}`;
}

function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : '';
}
