import './day-of-diary.css';
import { addDays } from '../../domain/calendar-date.ts';
import type { DiaryDay } from '../../domain/desk/diary.ts';
import { moveDateInShort } from '../../domain/request/short-date.ts';
import { DiaryList } from './DiaryList.tsx';

interface DayOfDiaryProps {
  day: DiaryDay;
  today: string;
  movesADay: number;
}

/** A day, how full it is, and its moves. */
export function DayOfDiary({ day: { day, agreed, entries }, today, movesADay }: DayOfDiaryProps) {
  const isFull = agreed >= movesADay;
  return (
    <article
      className="diary-day"
      aria-labelledby={`day-${day}`}
      data-today={day === today || undefined}
    >
      <header className="diary-date">
        <h3 id={`day-${day}`} className="diary-day-heading">
          <span className="diary-name">{dayName(day, today)} </span>
          <time dateTime={day}>{moveDateInShort(day, today)}</time>
        </h3>
        <p className="diary-fill" data-full={isFull || undefined}>
          {agreed === 0 ? 'free' : `${agreed} of ${movesADay}${isFull ? ', full' : ''}`}
        </p>
      </header>
      {entries.length > 0 && <DiaryList entries={entries} says="stand" />}
    </article>
  );
}

function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : '';
}
