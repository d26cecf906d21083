import { addDays } from '../../domain/dates/calendar-date.ts';
import { publicHoliday } from '../../domain/dates/public-holidays.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { isAgreed } from '../../domain/move/stage.ts';
import { countEntries } from '../../domain/team/count-entries.ts';
import type { DiaryDay, DiaryEntry } from '../../domain/team/diary.ts';
import { DiaryList } from './DiaryList.tsx';

interface DayOfDiaryProps {
  day: DiaryDay;
  today: string;
  trucksADay: number;
  /** The references that wait for us, in the list above. */
  shownAbove?: ReadonlySet<string> | undefined;
  /** With seven of them side by side, its name is above its date. */
  inWeek: boolean;
}

/** A day, how full it is, and its moves. */
export function DayOfDiary({ day: { day, trucks, entries }, ...props }: DayOfDiaryProps) {
  const { today, trucksADay, inWeek, shownAbove } = props;
  const isOnlyAbove = ({ stage, reference }: DiaryEntry) =>
    !isAgreed(stage) && (shownAbove?.has(reference) ?? false);
  const own = entries.filter((each) => !isOnlyAbove(each));
  const above = entries.filter(isOnlyAbove);
  const holiday = publicHoliday(day);
  const isFull = trucks >= trucksADay && day >= today;
  const stacked = inWeek ? '2xl:block' : '';
  return (
    <article
      className={`diary-day ${day === today ? 'team-paper' : ''} ${entries.length === 0 ? 'print:hidden' : ''}`}
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
      {own.length > 0 && <DiaryList entries={own} says="status" shownAbove={shownAbove} />}
      {above.length > 0 && (
        <>
          <p className="diary-note mt-2 print:hidden">{aboveInWords(countEntries(above))}</p>
          <div className="hidden print:block">
            <DiaryList entries={above} says="status" />
          </div>
        </>
      )}
    </article>
  );
}

/** '1 of 2', '2 of 2, full', '3 of 2, too many' */
function fullInWords(trucks: number, trucksADay: number): string {
  if (trucks === 0) return 'free';
  const state = trucks > trucksADay ? ', too many' : trucks === trucksADay ? ', full' : '';
  return `${trucks} of ${trucksADay}${state}`;
}

/** Those that only ask for the day: a visit that is agreed is on it in any case. */
function aboveInWords(count: number): string {
  return count === 1 ? '1 above wants this day' : `${count} above want this day`;
}

function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : '';
}
